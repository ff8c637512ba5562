import { InputField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { SignedOutPage } from './signed-out-page.tsx'

export type SignInPageProps = {
  /** Why the page is shown: a first visit, a link or code that does not work, or signing out. */
  reason: 'start' | 'used' | 'over' | 'tooMany' | 'signedOut'
  email: string
  error?: string
  /** The page to show after signing in. */
  to: string
}

export function SignInPage({ reason, email, error, to }: SignInPageProps) {
  const { signIn } = useOwner().messages
  const { heading, text } = signIn.reasons[reason]
  // If a form is sent after the session has ended, the sign-in page replaces it, so its text is kept for after the sign-in.
  const forgets = reason === 'start' && error === undefined
  const lead = (
    <>
      {text} <span className="with-script">{signIn.kept}</span>
    </>
  )
  return (
    <SignedOutPage heading={heading} lead={reason === 'signedOut' ? lead : text}>
      <form method="post" action={ownerPaths.signIn} className="sign-in-form" noValidate data-forgets={forgets ? '' : undefined}>
        <input type="hidden" name="to" value={to} />
        <InputField id="email" name="email" type="email" label={signIn.email} autoComplete="email" defaultValue={email} error={error} />
        <button type="submit" className="button button-accent button-main">
          {reason === 'used' || reason === 'over' ? signIn.sendNew : signIn.send}
        </button>
      </form>
    </SignedOutPage>
  )
}
