import { ownerPaths } from '../../client/owner/owner-paths.ts'

const maxLength = 300
/** One address on this site: no host, no backslash, no control character, and none of the addresses that only take posts. */
const pattern = /^\/owner\/(?!\/)[\w\-./?=&%+]*$/
const formPaths: readonly string[] = [
  ownerPaths.signIn,
  ownerPaths.enter,
  ownerPaths.signOut,
  ownerPaths.signOutEverywhere,
  ownerPaths.appearance,
]

/** The page to show after signing in. Anything but one of the owner's pages becomes the list of requests. */
export function wantedPage(text: string | undefined): string {
  if (text === undefined || text.length > maxLength || !pattern.test(text)) return ownerPaths.requests
  // Parsed as browsers do, which resolves `..` and `%2e%2e`.
  const { pathname } = new URL(text, 'http://localhost')
  return formPaths.includes(pathname) || !pathname.startsWith('/owner/') ? ownerPaths.requests : text
}
