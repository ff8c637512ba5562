import type { BlogPosting, ImageObject, JobPosting, Person, Service, Thing } from 'schema-dts'
import { pathOf } from '../addresses/routes.ts'
import { type Post, upToDateOn } from '../blog/posts.ts'
import { largestJpeg } from '../content/media-picture.ts'
import { languages } from '../language/languages.ts'
import { canonicalUrl } from './metadata.ts'
import type { Byline } from './page-content.ts'
import type { PageData } from './page-data.ts'
import { address, areaServed, businessId, businessUrl, type Facts, pageId } from './structured-facts.ts'
import type { JobContent } from './work-content.ts'

/** What a page shows: services, an article, pictures of a job, job openings. */
export function contentNodes(facts: Facts): Thing[] {
  const { content } = facts.page
  switch (content.screen) {
    case 'services':
      return content.services.map((item) => service(facts, item))
    case 'service':
      return [service(facts, { ...content.service, href: facts.page.path })]
    case 'post':
      return [article(facts, content.post, content.byline)]
    case 'job':
      return pictures(facts, content.job)
    case 'careers':
      return content.careers.jobs.map((job, index) => jobPosting(facts, job, index + 1))
    default:
      return []
  }
}

function service(facts: Facts, { name, description, href }: { name: string; description: string; href: string }): Service {
  const url = canonicalUrl(facts.layout.siteUrl, { path: href })
  return {
    '@type': 'Service',
    // A service without its own page has an address with a fragment, which can serve as its id.
    '@id': url.includes('#') ? url : `${url}#service`,
    url,
    name,
    serviceType: name,
    description,
    provider: businessId(facts),
    areaServed: areaServed(facts),
    ...(href === facts.page.path && { mainEntityOfPage: pageId(facts) }),
  }
}

/** The pictures of a job, with what they show as captions. */
function pictures(facts: Facts, { pictures: names, comparison }: JobContent): ImageObject[] {
  const shown = [...new Set([...names, ...(comparison ? [comparison.before, comparison.after] : [])])]
  return shown.flatMap((name, index): ImageObject[] => {
    const picture = facts.page.assets.pictures[name]
    if (!picture) return []
    return [
      {
        '@type': 'ImageObject',
        '@id': `${facts.url}#picture-${index + 1}`,
        contentUrl: facts.layout.siteUrl + largestJpeg(picture),
        caption: picture.alt,
        width: { '@type': 'QuantitativeValue', value: picture.width, unitCode: 'E37' },
        height: { '@type': 'QuantitativeValue', value: picture.height, unitCode: 'E37' },
        isPartOf: pageId(facts),
        creator: businessId(facts),
      },
    ]
  })
}

function article(facts: Facts, post: Post, byline: Byline | undefined): BlogPosting {
  const image = post.image ?? facts.image
  return {
    '@type': 'BlogPosting',
    '@id': `${facts.url}#article`,
    headline: post.title,
    description: post.metaDescription,
    ...(image && { image }),
    datePublished: withOffset(post.createdAt),
    dateModified: withOffset(upToDateOn(post)),
    author: byline
      ? author(facts, byline)
      : { '@type': 'Organization', ...businessId(facts), name: facts.layout.name, url: businessUrl(facts) },
    publisher: businessId(facts),
    mainEntityOfPage: pageId(facts),
    inLanguage: languages[facts.layout.language].tag,
    ...(post.tags && { keywords: post.tags }),
  }
}

function author(facts: Facts, { name, role }: Byline): Person {
  const hasPage = !facts.layout.absentPages?.includes('about')
  const url = canonicalUrl(facts.layout.siteUrl, { path: pathOf('about', facts.layout.language) })
  return { '@type': 'Person', name, jobTitle: role, ...(hasPage && { url }), worksFor: businessId(facts) }
}

/** All dates are in UTC. Consumers would read a date without an offset in their own time zone. */
const withOffset = (date: string) => (date.includes('T') ? date : `${date}T00:00:00Z`)

type Job = Extract<PageData['content'], { screen: 'careers' }>['careers']['jobs'][number]

function jobPosting(facts: Facts, job: Job, number: number): JobPosting {
  return {
    '@type': 'JobPosting',
    '@id': `${facts.url}#job-${number}`,
    title: job.title,
    description: job.description,
    datePosted: job.datePosted,
    validThrough: `${job.validThrough}T23:59:59Z`,
    employmentType: job.employmentType,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', minValue: job.pay.from, maxValue: job.pay.to, unitText: job.pay.per },
    },
    jobBenefits: job.benefits,
    hiringOrganization: businessId(facts),
    jobLocation: { '@type': 'Place', address: address(facts) },
  }
}
