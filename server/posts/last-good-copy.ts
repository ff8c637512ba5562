import * as v from 'valibot'
import type { Post } from '../../shared/blog/posts.ts'
import type { DocumentStore } from '../store/store.ts'

/** Changed with the copy's format. A copy of an older or newer format is ignored. */
const format = 2
const documentName = 'posts/remote'

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

export type LastGoodCopy = { savedAt: number; posts: Post[] }

export type CopyStore = ReturnType<typeof createCopyStore>

/** The posts of the service's last valid response, for a restart during an outage. A copy of another `source` is ignored. */
export function createCopyStore(documents: Pick<DocumentStore, 'read' | 'version' | 'write'>, source: string) {
  const copySchema = v.object({
    version: v.literal(format),
    source: v.literal(source),
    savedAt: v.number(),
    posts: v.array(postSchema),
  })
  return {
    /** `undefined` if there is no complete copy, or the store is out of reach. */
    async read(): Promise<LastGoodCopy | undefined> {
      const document = await documents.read(documentName).catch(() => undefined)
      const copy = v.safeParse(copySchema, document?.value)
      return copy.success ? copy.output : undefined
    },
    /** If another process writes first, it has the same posts. */
    async write({ savedAt, posts }: LastGoodCopy): Promise<void> {
      await documents.write(documentName, { version: format, source, savedAt, posts }, await documents.version(documentName))
    },
  }
}
