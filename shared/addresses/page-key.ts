/** `/roof-repair/` → `roofRepair`, `/` → `` */
export function metadataKey(path: string): string {
  return path
    .replace(/^\/|\/$/g, '')
    .toLowerCase()
    .replace(/-+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** The key of a page's settings in a site's `pages`. */
export const settingsKey = (path: string) => metadataKey(path) || 'homepage'
