import * as v from 'valibot'
import { fallbackPictureIndex, type Post } from '../../shared/blog/posts.ts'
import { field, isObject } from '../../shared/schema/is-object.ts'
import { shorten } from '../../shared/text/shorten.ts'
import { wellFormed } from '../../shared/text/well-formed.ts'
import type { ContentfulEntries } from './contentful-source.ts'
import { type LinkedEntities, readPicture } from './linked-entities.ts'
import { readRichText } from './rich-text-document.ts'

const line = v.pipe(
  v.string(),
  v.transform((text) => wellFormed(text.replace(/[\p{Cc}\s]+/gu, ' ').trim())),
)
const optionalLine = v.optional(v.fallback(line, ''), '')
const time = v.pipe(
  v.string(),
  v.check((text) => isTime(text), 'must be a time'),
  v.transform((text) => new Date(text).toISOString()),
)
/** Feeds and sitemaps allow only four-digit years (RFC 3339). */
function isTime(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return year >= 0 && year <= 9999
}

/** One lowercase segment of an address, because addresses with capitals redirect. */
const slug = v.pipe(
  v.string(),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(200),
  v.regex(/^[a-z0-9]+([-._~][a-z0-9]+)*$/, 'must be words joined by hyphens'),
)

/** A link to no asset. */
const unlinked = { sys: { id: '' } }

const entrySchema = v.object({
  sys: v.object({ id: v.string(), createdAt: time, updatedAt: time }),
  fields: v.object({
    title: v.pipe(line, v.nonEmpty(), v.maxLength(300)),
    slug,
    excerpt: optionalLine,
    metaDescription: optionalLine,
    body: v.optional(v.unknown()),
    image: v.optional(v.fallback(v.object({ sys: v.object({ id: v.string() }) }), unlinked), unlinked),
  }),
})

/** A skipped entry. `reason` describes the problem without quoting content. */
export type BadEntry = { entryId: string; reason: string }
type MappedEntry = { kind: 'post'; post: Post } | ({ kind: 'bad' } & BadEntry)

type EntryRules = { siteUrls: readonly string[]; fallbackPictures: readonly string[] }

export function postsFromEntries({ entries, linked }: ContentfulEntries, { siteUrls, fallbackPictures }: EntryRules) {
  const own = entries.filter((entry) => isForSite(entry, siteUrls))
  const mapped = own.map((entry, index) => postFromEntry(entry, { index, linked, fallbackPictures }))
  return {
    posts: mapped.flatMap((entry) => (entry.kind === 'post' ? [entry.post] : [])),
    bad: mapped.flatMap((entry): BadEntry[] => (entry.kind === 'bad' ? [{ entryId: entry.entryId, reason: entry.reason }] : [])),
  }
}

type PostMapping = {
  /** The position among the site's own entries, oldest first. Part of the id. */
  index: number
  linked: LinkedEntities
  /** Five bundled images for posts without one. */
  fallbackPictures: readonly string[]
}

export function postFromEntry(entry: unknown, { index, linked, fallbackPictures }: PostMapping): MappedEntry {
  const { success, output, issues } = v.safeParse(entrySchema, entry)
  if (!success) return { kind: 'bad', entryId: entryId(entry), reason: issues.map((issue) => v.getDotPath(issue) ?? '').join(', ') }
  const { sys, fields } = output
  // The index is the digits before the first hyphen.
  const id = `${index}-${fields.slug}`
  const document = readRichText(fields.body, linked)
  const excerpt = fields.excerpt || firstWords(document, 200)
  const asset = readPicture(linked.assets.get(fields.image.sys.id))
  const post: Post = {
    id,
    title: fields.title,
    excerpt,
    slug: fields.slug,
    metaDescription: fields.metaDescription || excerpt || fields.title,
    lastModified: sys.updatedAt,
    createdAt: sys.createdAt,
    ...(asset
      ? {
          image: asset.url,
          imageAltText: asset.title.trim() || fields.title,
          ...(asset.width && asset.height && { imageSize: { width: asset.width, height: asset.height } }),
        }
      : { picture: fallbackPictures[fallbackPictureIndex(id)] }),
    body: { kind: 'rich-text', document },
  }
  return { kind: 'post', post }
}

/** For the log. Ids of the service are short words; anything else is not logged. */
function entryId(entry: unknown): string {
  const id = field(entry, 'sys', 'id')
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : 'unknown'
}

function firstWords(document: { content: unknown[] }, maxLength: number): string {
  let text = ''
  const visit = (nodes: unknown[]): void => {
    for (const node of nodes) {
      if (text.length > maxLength || !isObject(node)) return
      if (typeof node.value === 'string') text += node.value
      if (Array.isArray(node.content)) visit(node.content)
      if (node.nodeType !== 'text' && node.nodeType !== 'hyperlink') text += ' '
    }
  }
  visit(document.content)
  return shorten(text.replace(/[\p{Cc}\s]+/gu, ' ').trim(), maxLength)
}

/** Whether the entry's first website value names one of the site's hosts, compared as a whole. */
function isForSite(entry: unknown, siteUrls: readonly string[]): boolean {
  const website = field(entry, 'fields', 'website')
  const first = Array.isArray(website) ? website[0] : website
  if (typeof first !== 'string') return false
  const hosts = new Set(siteUrls.map(hostOf))
  return first
    .split(/[\s,;]+/)
    .map(hostOf)
    .some((host) => host !== undefined && hosts.has(host))
}

function hostOf(address: string): string | undefined {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(address) && !/^[^/]+:\d+(\/|$)/.test(address) ? address : `https://${address}`
  if (!address || !URL.canParse(absolute)) return undefined
  const { protocol, hostname, port } = new URL(absolute)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  return `${hostname.replace(/^www\./, '')}:${port}`
}
