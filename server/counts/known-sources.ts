import { getDomain } from 'tldts'

/** Search engines, maps, social networks and reviews. Google has a domain in most countries. */
const knownDomains = new Set([
  ...[
    'google.com',
    'bing.com',
    'brave.com',
    'duckduckgo.com',
    'ecosia.org',
    'kagi.com',
    'qwant.com',
    'startpage.com',
    'yahoo.com',
    'yandex.com',
  ],
  ...['chatgpt.com', 'claude.ai', 'perplexity.ai', 'apple.com', 'mapquest.com', 'openstreetmap.org', 'waze.com'],
  ...['facebook.com', 'instagram.com', 'linkedin.com', 'nextdoor.com', 'pinterest.com', 'reddit.com', 'threads.net', 'tiktok.com'],
  ...['whatsapp.com', 'x.com', 'youtube.com', 'angi.com', 'bbb.org', 'houzz.com', 'porch.com', 'thumbtack.com', 'yelp.com'],
])
const google = /^google\.(?:[a-z]{2}|com?\.[a-z]{2})$/
const otherNames: Readonly<Record<string, string>> = {
  't.co': 'x.com',
  'twitter.com': 'x.com',
  'youtu.be': 'youtube.com',
  'fb.com': 'facebook.com',
}

/** The name of a source that may be shown to the owner, or `undefined`: anybody can send a referrer with a text of their choice. */
export type NameSource = (host: string) => string | undefined

export type Directories = { directories?: { groups: readonly { links: readonly { href: string }[] }[] } | undefined }

export function knownSourcesOf({ directories }: Directories): NameSource {
  const listed = new Set((directories?.groups ?? []).flatMap(({ links }) => links.map(({ href }) => getDomain(href))))
  return (host) => {
    const domain = getDomain(host)
    if (domain === null) return undefined
    if (google.test(domain)) return 'google.com'
    const name = otherNames[domain] ?? domain
    return knownDomains.has(name) || listed.has(name) ? name : undefined
  }
}
