import { useMessages } from '../messages/messages-context.ts'

/** A rating of one to five stars. */
export function Stars({ rating }: { rating: number }) {
  const { testimonials } = useMessages()
  return <div className={`stars stars-${rating}`} role="img" aria-label={testimonials.stars(rating)} />
}
