import { contentPages, postPage } from '../../../shared/addresses/routes.ts'
import { pictureNames } from '../../../shared/content/job-photos.ts'
import type { Site } from '../../../shared/content/site-types.ts'
import { imageOf } from '../../../shared/pages/page-metadata.ts'

export type SocialPage = { key: string; title: string; picture: string }

/** The title and photo of each page's social picture. `key` is the page's key with a hyphen instead of the colon. */
export function socialPages(site: Site): SocialPage[] {
  const pages = contentPages(site).map(({ key, path, screen, id = '' }): SocialPage => {
    const service = site.services.find((candidate) => candidate.page?.path === path)
    const settings = Object.values(site.pages).find(({ url }) => url === path)
    const own = screen === 'own' ? site.ownPages[id] : undefined
    const job = screen === 'job' ? site.work?.jobs.find(({ slug }) => slug === id) : undefined
    const title = service?.page?.h1 ?? settings?.h1 ?? own?.h1 ?? job?.title ?? site.name
    const picture =
      service?.picture ?? (job && pictureNames(job)[0]) ?? (screen === 'home' ? site.ogImage : (settings ?? own)?.picture) ?? site.ogImage
    return { key: imageOf({ key }), title, picture }
  })
  const posts = site.articles.map(
    ({ slug, title, picture }): SocialPage => ({ key: imageOf(postPage(slug, site.language)), title, picture }),
  )
  return [...pages, ...posts].map((page) => ({ ...page, title: page.title.replace(/\s+/g, ' ') }))
}
