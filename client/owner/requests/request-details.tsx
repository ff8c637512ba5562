import type { ReactNode } from 'react'
import { useOwner } from '../owner-context.ts'
import { PostButton } from '../post-button.tsx'
import { requestHref } from './list-href.ts'
import type { RequestView } from './request-views.ts'

/** How to reach the visitor, where the request came from, and to whom it was mailed. */
export function RequestDetails({ request }: { request: RequestView }) {
  const { one } = useOwner().messages.requests
  const { phone, email, origin, kept, mail, mailing, id } = request
  return (
    <div className="request-details container">
      <section>
        <h2>{one.cameFrom}</h2>
        <dl className="facts">
          {origin.map(({ label, value }) => (
            <Fact key={label} term={label}>
              {value}
            </Fact>
          ))}
          <Fact term={one.phone}>{phone === '' ? one.noPhone : phone}</Fact>
          <Fact term={one.email}>
            <BreakableAddress email={email} />
          </Fact>
          <Fact term={one.kept}>{kept}</Fact>
        </dl>
      </section>
      <section>
        <h2>{one.mail.heading}</h2>
        <dl className="facts">
          {mail.map(({ who, text, isBad }) => (
            <Fact key={who} term={who}>
              {isBad ? <strong className="facts-bad">{text}</strong> : text}
            </Fact>
          ))}
        </dl>
        {mailing && (
          <PostButton action={requestHref(id)} fields={{ action: 'resend' }} className="text-link">
            {mailing === 'waits' ? one.mail.tryNow : one.mail.again}
          </PostButton>
        )}
      </section>
    </div>
  )
}

/** An address too long for its line breaks after the @ sign first. */
function BreakableAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@') + 1
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="fact">
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
