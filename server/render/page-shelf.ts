import type { Page } from '../../shared/routes.ts'

/** Things kept by page. The content set's own pages stay; of the posts, and the pages of their list, those read last. */
export type PageShelf<T> = {
  get(page: Page): T | undefined
  /** As `get`, and counts as reading it. */
  read(page: Page): T | undefined
  put(page: Page, thing: T): void
  remove(page: Page): void
  /** The set's own first, then what was read last. */
  all(): { page: Page; thing: T }[]
}

export function createPageShelf<T>(maxPosts: number): PageShelf<T> {
  type Entry = { page: Page; thing: T }
  const fixed = new Map<string, Entry>()
  /** In the order of reading: a map keeps the order in which keys were added. */
  const posts = new Map<string, Entry>()
  const part = (page: Page) => (isOneOfMany(page) ? posts : fixed)

  return {
    get: (page) => part(page).get(page.key)?.thing,
    read(page) {
      const map = part(page)
      const entry = map.get(page.key)
      if (entry && map === posts) {
        posts.delete(page.key)
        posts.set(page.key, entry)
      }
      return entry?.thing
    },
    put(page, thing) {
      const map = part(page)
      map.delete(page.key)
      map.set(page.key, { page, thing })
      const [oldest] = posts.keys()
      if (posts.size > maxPosts && oldest !== undefined) posts.delete(oldest)
    },
    remove: (page) => void part(page).delete(page.key),
    all: () => [...fixed.values(), ...[...posts.values()].reverse()],
  }
}

/** Their number grows with the posts; the others are counted by the content set. */
export const isOneOfMany = (page: Page) => page.screen === 'post' || (page.screen === 'blog' && page.key !== 'blog')
