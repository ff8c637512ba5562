import type { Language } from '../content/languages.ts'

/** What the build tells the server about a set's client files. Written to `dist/sites/NAME/manifest.json`. */

export type BuiltFile = {
  /** `/assets/NAME-HASH.js` */
  href: string
  /** `sha256-…` for the `integrity` attribute. */
  integrity: string
}

export type AssetManifest = {
  /** Hash of everything in it and of the site's content; part of `version` in /health. */
  version: string
  styles: BuiltFile
  font: { href: string }
  /** Decides when to hydrate; under 1 kB. */
  entry: BuiltFile
  /** What hydration of any page needs: React with the router, the layout and the screens of most visits. */
  modules: BuiltFile[]
  /** What the other screens need besides, by the name of their chunk. */
  chunks: Record<string, BuiltFile[]>
  /** What the interface says, by language: a page loads its own beside the modules. */
  messages: Partial<Record<Language, BuiltFile>>
  /** Runs before the first paint; `hash` is the CSP source `'sha256-…'`. */
  inlineScript: { code: string; hash: string }
  /** Social pictures (1200 x 630) by page key with `:` as `-`: `home`, `service-residential`, `post-SLUG`. */
  social: Record<string, string>
}
