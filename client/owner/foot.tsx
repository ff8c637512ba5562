import { appearances } from './appearances.ts'
import { useOwner } from './owner-context.ts'
import type { SignedIn } from './owner-document.tsx'
import { ownerPaths } from './owner-paths.ts'
import { PostButton } from './post-button.tsx'

/** Who is signed in, the sign-out buttons, and the color mode. */
export function Foot({ email, appearance, path }: SignedIn) {
  const { frame } = useOwner().messages
  return (
    <footer className="foot">
      <div className="foot-row container">
        <p className="foot-who quiet">{frame.signedInAs(email)}</p>
        <div className="foot-ways">
          <PostButton action={ownerPaths.signOut} className="quiet-link">
            {frame.signOut}
          </PostButton>
          <PostButton action={ownerPaths.signOutEverywhere} className="quiet-link">
            {frame.signOutEverywhere}
          </PostButton>
        </div>
        <form method="post" action={ownerPaths.appearance}>
          <input type="hidden" name="back" value={path} />
          <fieldset aria-label={frame.appearance.label}>
            {appearances.map((name) => (
              <button
                key={name}
                type="submit"
                name="appearance"
                value={name}
                className="quiet-link"
                aria-current={name === appearance ? 'true' : undefined}
              >
                {frame.appearance[name]}
              </button>
            ))}
          </fieldset>
        </form>
      </div>
    </footer>
  )
}
