import type { Language } from '../language/languages.ts'

/** The files that the build made for a set. Written to `dist/sites/NAME/manifest.json` and read by the server. */

export type BuiltFile = {
  /** `/assets/NAME-HASH.js` */
  href: string
  /** `sha256-…` for the `integrity` attribute. */
  integrity: string
}

export type AssetManifest = {
  /** Hash of this manifest and the site's content; part of `version` in `/health`. */
  version: string
  styles: BuiltFile
  /** Additional style sheets, by screen. */
  screenStyles: Record<string, BuiltFile>
  /** Style sheet and script of the owner's pages. */
  ownerStyles: BuiltFile
  /** Style sheet of the bar above the owner's previews. */
  previewStyles: BuiltFile
  ownerScript: BuiltFile
  font: { href: string }
  /** Script under 1 kB that decides when to hydrate. */
  entry: BuiltFile
  /** Scripts that every page needs for hydration: React, the router, the layout and the most visited screens. */
  modules: BuiltFile[]
  /** Additional scripts of the other screens, by screen. */
  chunks: Record<string, BuiltFile[]>
  /** Interface messages by language. A page loads those of its own language. */
  messages: Partial<Record<Language, BuiltFile>>
  /** Runs before the first paint; `hash` is the CSP source `'sha256-…'`. */
  inlineScript: { code: string; hash: string }
  /** Social pictures (1200 x 630) by page key, with `:` replaced by `-`: `home`, `service-residential`, `post-SLUG`. */
  social: Record<string, string>
}
