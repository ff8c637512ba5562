import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readFile, rename, unlink } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { Post } from '../../shared/posts.ts'
import { inSlices } from './in-slices.ts'

/** Changes whenever a post is written in another shape: a copy of an older or newer release is not read. */
const version = 1

const text = v.string()
const size = v.object({ width: v.number(), height: v.number() })
const postSchema = v.object({
  id: text,
  title: text,
  excerpt: text,
  slug: text,
  metaDescription: text,
  lastModified: text,
  createdAt: text,
  image: v.exactOptional(text),
  imageSize: v.exactOptional(size),
  imageAltText: v.exactOptional(text),
  picture: v.exactOptional(text),
  body: v.object({
    kind: v.literal('rich-text'),
    document: v.object({ nodeType: v.literal('document'), data: v.record(text, v.unknown()), content: v.array(v.unknown()) }),
  }),
})
const headerSchema = v.object({ version: v.literal(version), source: text, savedAt: v.number(), sum: text })

export type LastGoodCopy = { savedAt: number; posts: Post[] }

/**
 * The posts of the service's last good answer on disk, one a line below a line that tells where from, when and the sum of the rest, so
 * that a restart during an outage still has every post.
 */
export type CopyStore = {
  /** `undefined` where there is none, or none that is whole and ours. */
  read(): Promise<LastGoodCopy | undefined>
  write(copy: LastGoodCopy): Promise<void>
}

/** `source` names where the posts come from: a copy from elsewhere is not ours. */
export function createCopyStore(file: string, source: string): CopyStore {
  return {
    async read() {
      const content = await readFile(file, 'utf8').catch(() => '')
      try {
        return parseCopy(content, source)
      } catch {
        return undefined
      }
    },
    async write({ savedAt, posts }) {
      const lines: string[] = []
      await inSlices(posts, (post) => lines.push(`${JSON.stringify(post)}\n`))
      const header = JSON.stringify({ version, source, savedAt, sum: sumOf(lines) })
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await replaceFile(file, [`${header}\n`, ...lines])
    },
  }
}

function parseCopy(content: string, source: string): LastGoodCopy | undefined {
  const end = content.indexOf('\n')
  const header = v.parse(headerSchema, JSON.parse(content.slice(0, end)))
  const rest = content.slice(end + 1)
  if (header.source !== source || header.sum !== sumOf([rest])) return undefined
  const lines = rest.split('\n').filter(Boolean)
  return { savedAt: header.savedAt, posts: lines.map((line) => v.parse(postSchema, JSON.parse(line))) }
}

function sumOf(lines: readonly string[]): string {
  const hash = createHash('sha256')
  for (const line of lines) hash.update(line)
  return hash.digest('hex')
}

/** Whole or not at all: other processes read the same file, and a full disk must leave the old one. */
async function replaceFile(file: string, lines: readonly string[]): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(lines.join(''))
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
  } catch (error) {
    await unlink(temporary).catch(() => undefined)
    throw error
  }
}
