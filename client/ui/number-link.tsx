import { useSite } from '../contexts/site-context.ts'

/** The phone number, as a link that calls it. */
export function NumberLink({ className }: { className?: string }) {
  const { phoneNumber, telLink } = useSite()
  return (
    <a className={className} href={telLink}>
      {phoneNumber}
    </a>
  )
}
