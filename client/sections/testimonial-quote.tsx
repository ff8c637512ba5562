import type { ShownTestimonial } from '../../shared/pages/page-content.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { MeasuredDrawing } from '../ui/measured-drawing.tsx'
import { SampleMark } from '../ui/sample-mark.tsx'

export function TestimonialQuote({ testimonial }: { testimonial: ShownTestimonial }) {
  const { testimonials } = useMessages()
  const { avatarUrl, name, title, quote, rating, source, sample } = testimonial
  return (
    <figure>
      <div className={`stars stars-${rating}`} role="img" aria-label={testimonials.stars(rating)} />
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

/** A drawing of the content set (`drawing:NAME`) or a picture. Decorative, because the person's name is beside it. */
function Avatar({ url }: { url: string | undefined }) {
  if (url === undefined) return null
  const [, drawing] = url.split(/^drawing:/)
  if (drawing === undefined) return <img className="avatar" src={url} alt="" width={56} height={56} loading="lazy" decoding="async" />
  return (
    <div className="avatar">
      <MeasuredDrawing name={drawing} decorative />
    </div>
  )
}
