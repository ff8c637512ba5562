import type { ShownTestimonial } from '../../shared/pages/page-content.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { SampleMark } from '../ui/sample-mark.tsx'
import { Avatar } from './avatar.tsx'
import { Stars } from './stars.tsx'

export function TestimonialQuote({ testimonial }: { testimonial: ShownTestimonial }) {
  const { testimonials } = useMessages()
  const { avatarUrl, name, title, quote, rating, source, sample } = testimonial
  return (
    <figure>
      <Stars rating={rating} />
      <blockquote className="testimonial-quote">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="testimonial-person">
        <Avatar url={avatarUrl} />
        <div>
          <p className="testimonial-name">
            {name} {sample && <SampleMark />}
          </p>
          <p className="testimonial-title">{source ? testimonials.from(title, source) : title}</p>
        </div>
      </figcaption>
    </figure>
  )
}
