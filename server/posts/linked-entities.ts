import * as v from 'valibot'
import { field, isObject } from '../../shared/schema/is-object.ts'
import { wellFormed } from '../../shared/text/well-formed.ts'

export type LinkedEntities = { assets: ReadonlyMap<string, unknown>; entries: ReadonlyMap<string, unknown> }

type Asset = { title: string; description?: string; url: string; width?: number; height?: number }

/** The service's image hosts. The security policy allows only these. */
const pictureHosts = /^images\.(eu\.)?ctfassets\.net$/
/** Documents and videos are linked, never embedded. */
const fileHosts = /^(images|assets|downloads|videos)\.(eu\.)?ctfassets\.net$/
/** Types that the service can resize. */
const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

const shown = v.pipe(v.string(), v.transform(wellFormed))
const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const side = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000))

const assetSchema = v.object({
  fields: v.object({
    title: v.optional(v.fallback(shown, ''), ''),
    description: v.optional(v.fallback(v.optional(shown), undefined)),
    file: v.object({
      url: text,
      contentType: text,
      details: v.optional(v.fallback(v.object({ image: v.optional(v.object({ width: side, height: side })) }), {}), {}),
    }),
  }),
})

/** A published image on the service's own host, with an https address. */
export function readPicture(asset: unknown): Asset | undefined {
  const { success, output } = v.safeParse(assetSchema, asset)
  return success && pictureTypes.has(output.fields.file.contentType) ? assetFrom(output.fields, pictureHosts) : undefined
}

/** Any file that a text may link to. */
export function readFile(asset: unknown): Asset | undefined {
  const { success, output } = v.safeParse(assetSchema, asset)
  return success ? assetFrom(output.fields, fileHosts) : undefined
}

function assetFrom({ title, description, file }: v.InferOutput<typeof assetSchema>['fields'], hosts: RegExp): Asset | undefined {
  const url = safeAddress(file.url, hosts)
  return url === undefined ? undefined : { title, description, url, ...file.details.image }
}

function safeAddress(address: string, hosts: RegExp): string | undefined {
  const absolute = address.startsWith('//') ? `https:${address}` : address
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && hosts.test(url.host) && !url.username ? url.href : undefined
}

type LinkedEntry = { contentType: string; fields: { title?: string; slug?: string; excerpt?: string } }

/** The fields of another entry that a card or link shows. */
export function readLinkedEntry(entry: unknown): LinkedEntry | undefined {
  const written = field(entry, 'fields')
  if (!isObject(written)) return undefined
  const type = field(entry, 'sys', 'contentType', 'sys', 'id')
  const { title, slug, excerpt } = written
  const fields = {
    ...(typeof title === 'string' && { title: wellFormed(title) }),
    ...(typeof slug === 'string' && { slug: slug.trim().toLowerCase() }),
    ...(typeof excerpt === 'string' && { excerpt: wellFormed(excerpt) }),
  }
  return { contentType: typeof type === 'string' ? type : '', fields }
}
