import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import type { Post } from '../../shared/blog/posts.ts'

/** Changed with the file's format. A copy of an older or newer format is ignored. */
const version = 2

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

type LastGoodCopy = { savedAt: number; posts: Post[] }

export type CopyStore = ReturnType<typeof createCopyStore>

/** The posts of the service's last valid response, for a restart during an outage. A copy of another `source` is ignored. */
export function createCopyStore(file: string, source: string) {
  const copySchema = v.object({
    version: v.literal(version),
    source: v.literal(source),
    savedAt: v.number(),
    posts: v.array(postSchema),
  })
  return {
    /** `undefined` if there is no complete copy. */
    async read(): Promise<LastGoodCopy | undefined> {
      try {
        return v.parse(copySchema, JSON.parse(await readFile(file, 'utf8')))
      } catch {
        return undefined
      }
    },
    async write({ savedAt, posts }: LastGoodCopy): Promise<void> {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      await replaceFile(file, JSON.stringify({ version, source, savedAt, posts }))
    },
  }
}

/** Replaces the file atomically: other processes may be reading it, and a full disk must not damage the old one. */
async function replaceFile(file: string, content: string): Promise<void> {
  const temporary = `${file}.${randomUUID()}.tmp`
  try {
    await writeFile(temporary, content, { flag: 'wx', mode: 0o600, flush: true })
    await rename(temporary, file)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}
