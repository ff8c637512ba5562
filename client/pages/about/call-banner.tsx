import { useSite } from '../../contexts/site-context.ts'

/** A full-width banner with a title and the phone number. */
export function CallBanner({ title }: { title: string }) {
  const { phoneNumber, telLink } = useSite()
  return (
    <section className="call-banner" aria-labelledby="call-banner-heading">
      <div className="call-banner-content container">
        <h2 className="call-banner-heading" id="call-banner-heading">
          {title}
        </h2>
        <a className="page-number" href={telLink}>
          {phoneNumber}
        </a>
      </div>
    </section>
  )
}
