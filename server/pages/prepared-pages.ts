import {
  answerPage,
  contactAnswers,
  contentPages,
  missingPostPage,
  notFoundPage,
  type Page,
  postPage,
  refusalPage,
  screensOf,
} from '../../shared/addresses/routes.ts'
import type { LocalizedSite } from '../addresses/localized-site.ts'

/** The newest posts are rendered in advance, the others on request. */
const preparedPosts = 24
/** Others are rendered when they are first needed. */
const preparedRefusals = [400, 412, 413, 415, 416, 429]

/** The pages that are rendered in advance. */
export function preparedPages({ site, posts }: LocalizedSite): Page[] {
  const { language } = site
  const newest = posts.list().slice(0, preparedPosts)
  const screens = screensOf(site)
  const others = [
    notFoundPage(language),
    ...(screens.includes('blog') ? [missingPostPage(language)] : []),
    ...(screens.includes('contact') ? contactAnswers.map((answer) => answerPage(answer, language)) : []),
    ...preparedRefusals.map((status) => refusalPage(status, language)),
  ]
  return [...contentPages(site), ...others, ...newest.map(({ slug }) => postPage(slug, language))]
}
