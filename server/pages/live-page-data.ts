import { postsPerPage, recentPosts } from '../../shared/blog/posts.ts'
import { forEachField } from '../../shared/contact/contact-fields.ts'
import { currentHours } from '../../shared/hours/current-hours.ts'
import { openJobs } from '../../shared/pages/page-content.ts'
import {
  type BuiltSite,
  type ContactState,
  type LayoutData,
  type LayoutRuntime,
  layoutData,
  type PageData,
  pageData,
} from '../../shared/pages/page-data.ts'
import { blogPageCount, type ContactAnswer, listedPage, type Page } from '../../shared/pages/routes.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import { createWallClock } from '../base/calendar.ts'
import type { PostLibrary } from '../posts/post-library.ts'
import { refusalPageData } from './error-page-data.ts'

type LiveOptions = {
  site: BuiltSite
  posts: Pick<PostLibrary, 'list' | 'count' | 'find' | 'version'>
  runtime: LayoutRuntime
  privacy: PrivacyFacts
  clock: () => number
}

const emptyForm = forEachField(() => '')

/** The state of the contact form on each answer page. */
const answers: Readonly<Record<ContactAnswer, ContactState>> = {
  sent: { status: 'sent' },
  partly: { status: 'sent', isMissingPhotos: true },
  flood: { status: 'refused', notice: 'rate-limited', values: emptyForm, retryAfterMinutes: 1 },
}

/** The current data of the pages, from the content set and the posts. */
export function createLivePageData({ site, posts, runtime, privacy, clock }: LiveOptions) {
  const wallClock = createWallClock(site.openingHours.timeZone)
  const today = () => wallClock(clock()).day
  const openingHours = oncePerDay(today, () => currentHours(site.openingHours, clock(), site.language))
  const year = () => Number(today().slice(0, 4))
  return {
    layout: (): LayoutData => layoutData(site, { ...runtime, year: year(), openingHours: openingHours() }),
    /** `undefined` if the page's post, or its part of the list, no longer exists. */
    page(page: Page): PageData | undefined {
      if (page.refusal !== undefined) return refusalPageData(site, page.refusal)
      if (page.screen === 'blog') return blogPage(page)
      if (page.screen === 'post') return postPage(page)
      if (!page.answer || page.answer === 'estimate') return pageData(site, page, { privacy, today: today() })
      const { key } = listedPage('contact', page.language)
      return pageData(site, { ...page, key }, { form: answers[page.answer] })
    },
    /** Changes when the data of the page changes. */
    stamp: (page: Page): string => `${year()} ${JSON.stringify(openingHours())} ${versionOf(page)}`,
  }

  function versionOf({ screen }: Page): string | number {
    if (screen === 'blog' || screen === 'post') return posts.version
    return screen === 'careers' ? openJobs(site, today()).length : ''
  }

  function blogPage(page: Page): PageData | undefined {
    const number = Number(page.id ?? 1)
    const count = blogPageCount(posts.count)
    if (number > count) return undefined
    const first = (number - 1) * postsPerPage
    return pageData(site, page, { list: { posts: posts.list().slice(first, first + postsPerPage), number, count } })
  }

  function postPage(page: Page): PageData | undefined {
    const post = posts.find(page.id ?? '')
    return post && pageData(site, page, { post, recent: recentPosts(posts.list(), post.title) })
  }
}

/** Hours change at midnight at the earliest, and every check of a page asks for them. */
function oncePerDay<T>(today: () => string, compute: () => T): () => T {
  let kept: { day: string; value: T } | undefined
  return () => {
    const day = today()
    if (kept?.day !== day) kept = { day, value: compute() }
    return kept.value
  }
}
