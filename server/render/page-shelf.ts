import type { Page } from '../../shared/routes.ts'

/** Things kept by page. The content set's own pages stay; of the posts, and the pages of their list, those that are read. */
export type PageShelf<T> = {
  get(page: Page): T | undefined
  /** As `get`, and counts as reading it. */
  read(page: Page): T | undefined
  put(page: Page, thing: T): void
  remove(page: Page): void
  /** The set's own first, then what was read. */
  all(): { page: Page; thing: T }[]
}

export function createPageShelf<T>(maxPosts: number): PageShelf<T> {
  type Entry = { page: Page; thing: T; isRead: boolean }
  const fixed = new Map<string, Entry>()
  /** In the order in which they were put in: a map keeps it. */
  const posts = new Map<string, Entry>()
  const part = (page: Page) => (isOneOfMany(page) ? posts : fixed)

  /**
   * The oldest that nobody has read since its last turn makes room; whoever was read gets another turn (the clock algorithm). Reading then
   * costs a mark, and not a new place in the order.
   */
  function makeRoom() {
    for (const [key, entry] of posts) {
      posts.delete(key)
      if (!entry.isRead) return
      entry.isRead = false
      posts.set(key, entry)
    }
  }

  return {
    get: (page) => part(page).get(page.key)?.thing,
    read(page) {
      const entry = part(page).get(page.key)
      if (entry) entry.isRead = true
      return entry?.thing
    },
    put(page, thing) {
      const map = part(page)
      const before = map.get(page.key)
      if (!before && map === posts && posts.size >= maxPosts) makeRoom()
      map.set(page.key, { page, thing, isRead: before?.isRead ?? false })
    },
    remove: (page) => void part(page).delete(page.key),
    all() {
      const kept = [...posts.values()]
      return [...fixed.values(), ...kept.filter(({ isRead }) => isRead), ...kept.filter(({ isRead }) => !isRead)]
    },
  }
}

/** Their number grows with the posts; the others are counted by the content set. */
export const isOneOfMany = (page: Page) => page.screen === 'post' || (page.screen === 'blog' && page.key !== 'blog')
