import { InputField } from '../../ui/field.tsx'
import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { SignedOutPage } from './signed-out-page.tsx'

export type SignInPageProps = {
  /** Why the owner is here: for the first time, or because of a link or a code that does not work. */
  reason: 'start' | 'used' | 'over' | 'tooMany' | 'signedOut'
  email: string
  error?: string
  /** The page that was asked for. */
  to: string
}

export function SignInPage({ reason, email, error, to }: SignInPageProps) {
  const { signIn } = useOwner().messages
  const { heading, text } = signIn.reasons[reason]
  // A form that was sent after the session had ended is answered by another page, so its text is kept for after the sign-in.
  const forgets = reason === 'start' && error === undefined
  return (
    <SignedOutPage heading={heading} lead={text}>
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
