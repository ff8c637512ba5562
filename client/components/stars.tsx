import { useMessages } from '../messages-context.ts'

/** A five-star rating. */
export function Stars() {
  const { testimonials } = useMessages()
  return <div className="stars" role="img" aria-label={testimonials.stars} />
}
