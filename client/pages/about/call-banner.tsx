import { NumberLink } from '../../ui/number-link.tsx'

/** A full-width banner with a title and the phone number. */
export function CallBanner({ title }: { title: string }) {
  return (
    <section className="call-banner" aria-labelledby="call-banner-heading">
      <div className="call-banner-content container">
        <h2 className="call-banner-heading" id="call-banner-heading">
          {title}
        </h2>
        <NumberLink className="large-number page-number" />
      </div>
    </section>
  )
}
