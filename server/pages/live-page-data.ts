import { blogPageCount, type ContactAnswer, listedPage, type Page } from '../../shared/addresses/routes.ts'
import { postsPerPage, recentPosts } from '../../shared/blog/posts.ts'
import { mapFields } from '../../shared/contact/contact-fields.ts'
import { largestJpeg } from '../../shared/content/media-picture.ts'
import { noticeOn } from '../../shared/content/notice.ts'
import { currentHours } from '../../shared/hours/current-hours.ts'
import type { Language } from '../../shared/language/languages.ts'
import { messagesFor } from '../../shared/language/messages.ts'
import { openJobs } from '../../shared/pages/page-content.ts'
import {
  type BuiltSite,
  type ContactState,
  type DailyLayout,
  type LayoutData,
  type LayoutRuntime,
  layoutData,
  type PageData,
  pageData,
  type Tags,
} from '../../shared/pages/page-data.ts'
import type { PrivacyFacts } from '../../shared/privacy/privacy-facts.ts'
import { createWallClock } from '../base/calendar.ts'
import { entityTag } from '../http/entity-tag.ts'
import type { PostLibrary } from '../posts/post-library.ts'
import { refusalPageData } from './error-page-data.ts'

export type LiveOptions = {
  site: BuiltSite
  posts: Pick<PostLibrary, 'list' | 'count' | 'find' | 'version'>
  runtime: LayoutRuntime
  privacy: PrivacyFacts
  clock: () => number
}

const emptyForm = mapFields(() => '')

const answers: Readonly<Record<ContactAnswer, ContactState>> = {
  sent: { status: 'sent' },
  partly: { status: 'sent', isMissingPhotos: true },
  flood: { status: 'refused', notice: 'rate-limited', values: emptyForm, retryAfterMinutes: 1 },
}

/** The current data of the pages, from the content set and the posts. */
export function createLivePageData({ site, posts, runtime, privacy, clock }: LiveOptions) {
  const wallClock = createWallClock(site.openingHours.timeZone)
  const today = () => wallClock(clock()).day
  const daily = oncePerDay(today, (day) => dailyLayout(site, day, clock()))
  return {
    layout: (): LayoutData => layoutData(site, { ...runtime, tags: tagsOf(runtime, site.language), ...daily().layout }),
    /** `undefined` if the page's post, or its part of the list, no longer exists. */
    page(page: Page): PageData | undefined {
      if (page.refusal !== undefined) return refusalPageData(site, page.refusal)
      if (page.screen === 'blog') return blogPage(page)
      if (page.screen === 'post') return postPage(page)
      if (!page.answer || page.answer === 'estimate')
        return withOwnImage(pageData(site, page, { privacy, today: today() }), runtime.siteUrl)
      const { key } = listedPage('contact', page.language)
      return pageData(site, { ...page, key }, { form: answers[page.answer] })
    },
    /** Changes when the data of the page changes. */
    stamp: (page: Page): string => `${site.built.build} ${daily().stamp} ${versionOf(page)}`,
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

/** The build makes no social picture from a photo that the owner uploaded, so the photo itself is used. */
function withOwnImage(data: PageData, siteUrl: string): PageData {
  const { content, assets, metadata } = data
  const picture = content.screen === 'job' ? assets.pictures[content.job.picture ?? ''] : undefined
  return picture?.isMedia ? { ...data, metadata: { ...metadata, imageUrl: siteUrl + largestJpeg(picture) } } : data
}

/** Includes the words of the consent question, which differ if Google Ads is on. */
function tagsOf({ tags }: LayoutRuntime, language: Language): Tags | undefined {
  const { questions, ...words } = messagesFor(language).consent
  return tags && { ...tags, words: { ...words, question: tags.ads ? questions.withAds : questions.plain } }
}

function dailyLayout(site: BuiltSite, today: string, instant: number): { layout: DailyLayout; stamp: string } {
  const notice = noticeOn(site.notice, today)
  const layout = {
    year: Number(today.slice(0, 4)),
    openingHours: currentHours(site.openingHours, instant, site.language),
    ...(notice && { notice: { text: notice.text, href: notice.href } }),
  }
  // A hash, because every cached page stores it.
  return { layout, stamp: entityTag(JSON.stringify(layout)) }
}

/** Computes a value again when the day at the business changes. */
function oncePerDay<T>(today: () => string, compute: (day: string) => T): () => T {
  let kept: { day: string; value: T } | undefined
  return () => {
    const day = today()
    if (kept?.day !== day) kept = { day, value: compute(day) }
    return kept.value
  }
}
