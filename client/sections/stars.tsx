import { useMessages } from '../contexts/messages-context.ts'

export function Stars({ rating }: { rating: number }) {
  const { testimonials } = useMessages()
  return <div className={`stars stars-${rating}`} role="img" aria-label={testimonials.stars(rating)} />
}
