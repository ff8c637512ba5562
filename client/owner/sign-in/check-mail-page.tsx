import { InputField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { PostButton } from '../post-button.tsx'
import { SignedOutPage } from './signed-out-page.tsx'

export type CheckMailPageProps = { email: string; request: string; error?: string; to: string }

/** The answer to a request to sign in. The code from the mail works only on this page. */
export function CheckMailPage({ email, request, error, to }: CheckMailPageProps) {
  const { sent } = useOwner().messages.signIn
  return (
    <SignedOutPage heading={sent.heading} lead={<CheckMailText email={email} />}>
      <form method="post" action={ownerPaths.enter} className="sign-in-form" noValidate>
        <input type="hidden" name="request" value={request} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="to" value={to} />
        <div className="code-field">
          <InputField
            id="code"
            name="code"
            label={sent.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={error}
          />
        </div>
        <button type="submit" className="button button-accent button-main">
          {sent.enter}
        </button>
      </form>
      <p className="sign-in-late">{sent.late}</p>
      <div className="sign-in-ways">
        <PostButton action={ownerPaths.signIn} fields={{ email, to }} className="text-link">
          {sent.again}
        </PostButton>
        <a href={to} className="text-link">
          {sent.other}
        </a>
      </div>
    </SignedOutPage>
  )
}

function CheckMailText({ email }: { email: string }) {
  const { text } = useOwner().messages.signIn.sent
  return (
    <>
      {text.before}
      <strong>{email}</strong>
      {text.after}
    </>
  )
}
