import { useRef } from 'react'
import type { ShownTestimonial } from '../../../shared/pages/page-content.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { TestimonialQuote } from '../../sections/testimonial-quote.tsx'
import { InlineText } from '../../ui/inline-text.tsx'
import { Lines } from '../../ui/lines.tsx'
import { useNearbyModule } from '../../ui/use-nearby-module.ts'

type TestimonialsProps = {
  heading: string
  subheading: string
  testimonials: readonly ShownTestimonial[]
  /** Links to reviews elsewhere, as inline text. */
  reviews: string
  band: string
}

const loadCarousel = () => import('./carousel-controls.tsx')

/** A scrollable list of quotes, which becomes a looping carousel once its script has loaded. It never moves by itself. */
export function Testimonials({ heading, subheading, testimonials, reviews, band }: TestimonialsProps) {
  const messages = useMessages().testimonials
  const section = useRef<HTMLElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const carousel = useNearbyModule(section, loadCarousel)

  return (
    <section
      ref={section}
      className={`testimonials ${band}`}
      aria-roledescription={messages.carousel}
      aria-labelledby="testimonials-heading"
    >
      <div className="container">
        <div className="section-heading">
          <div>
            <h2 id="testimonials-heading">
              <Lines text={heading} />
            </h2>
            <p className="testimonials-subheading second">
              {subheading} {reviews && <InlineText text={reviews} />}
            </p>
          </div>
          <div className="testimonials-controls needs-script">
            {carousel && <carousel.CarouselControls viewport={viewport} names={testimonials.map(({ name }) => name)} />}
          </div>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
        <div
          ref={viewport}
          className="testimonials-viewport"
          data-carousel={carousel ? '' : undefined}
          role="group"
          aria-label={messages.label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
          tabIndex={0}
        >
          <div className="testimonials-slides">
            {testimonials.map((testimonial, index) => (
              <TestimonialSlide
                key={testimonial.name}
                testimonial={testimonial}
                position={messages.position(index + 1, testimonials.length)}
              />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function TestimonialSlide({ testimonial, position }: { testimonial: ShownTestimonial; position: string }) {
  const { slide } = useMessages().testimonials
  return (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern
    <div className="testimonial" role="group" aria-roledescription={slide} aria-label={position}>
      <TestimonialQuote testimonial={testimonial} />
    </div>
  )
}
