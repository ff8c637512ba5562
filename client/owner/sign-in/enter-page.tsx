import { useOwner } from '../owner-context.ts'
import { ownerPaths } from '../owner-paths.ts'
import { SignedOutPage } from './signed-out-page.tsx'

/** The page that the mailed link opens. Only its button uses the link up, because mail scanners open links. */
export function EnterPage({ email, token, to }: { email: string; token: string; to: string }) {
  const { enter } = useOwner().messages.signIn
  return (
    <SignedOutPage heading={enter.heading} lead={enter.text(email)}>
      <form method="post" action={ownerPaths.enter} className="sign-in-form">
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="to" value={to} />
        <button type="submit" className="button button-accent button-main">
          {enter.button}
        </button>
      </form>
    </SignedOutPage>
  )
}
