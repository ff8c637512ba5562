import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Clock } from '../../base/clock.ts'
import { splitPictureName } from '../picture-name.ts'
import type { PictureStore, StoredPicture } from '../store.ts'
import type { Database, Query } from './database.ts'

type PictureOptions = { database: Database; site: string; clock: Clock }

const partBytes = 256 * 1024
const dayMs = 24 * 60 * 60_000

export type PostgresPictures = ReturnType<typeof createPostgresPictures>

/** The parts of a picture are written one at a time. It exists once its own row does, which is written last. */
export function createPostgresPictures({ database: { transaction }, site, clock }: PictureOptions) {
  async function writePart(upload: string, part: number, data: Buffer): Promise<void> {
    await transaction((query) =>
      query(
        `insert into website_picture_parts (site, upload, part, data, created_at) values ($1, $2, $3, $4, $5)
         on conflict do nothing`,
        [site, upload, part, data, clock.now()],
      ),
    )
  }

  const removeParts = (query: Query, uploads: readonly string[]) =>
    query('delete from website_picture_parts where site = $1 and upload = any($2)', [site, uploads])

  async function* readParts(upload: string): AsyncGenerator<Buffer> {
    for (let part = 0; ; part += 1) {
      const [row] = await transaction((query) =>
        query<{ data: Buffer }>('select data from website_picture_parts where site = $1 and upload = $2 and part = $3', [
          site,
          upload,
          part,
        ]),
      )
      if (!row) return
      yield row.data
    }
  }

  async function removeWhere(query: Query, condition: string, values: readonly unknown[]): Promise<void> {
    const rows = await query<{ upload: string }>(`delete from website_pictures where site = $1 and ${condition} returning upload`, [
      site,
      ...values,
    ])
    await removeParts(
      query,
      rows.map(({ upload }) => upload),
    )
  }

  const list = (query: Query, folder: string) =>
    query<StoredPicture & { hash: string }>(
      `select name, bytes, hash from website_pictures where site = $1 and folder = $2
       order by length(name), name`,
      [site, folder],
    )

  const store: PictureStore = {
    async write(folder, name, content) {
      splitPictureName(folder, name)
      const upload = randomBytes(16).toString('hex')
      const hash = createHash('sha256')
      let bytes = 0
      let part = 0
      try {
        for await (const data of inParts(content)) {
          hash.update(data)
          bytes += data.byteLength
          await writePart(upload, part, data)
          part += 1
        }
        const values = [site, folder, name, upload, bytes, hash.digest('hex'), clock.now()]
        await transaction(async (query) => {
          const [row] = await query<{ upload: string }>(
            `insert into website_pictures (site, folder, name, upload, bytes, hash, created_at) values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (site, folder, name) do update set name = excluded.name returning upload`,
            values,
          )
          if (row?.upload !== upload) await removeParts(query, [upload])
        })
        return { name, bytes }
      } catch (error) {
        await transaction((query) => removeParts(query, [upload])).catch(() => undefined)
        throw error
      }
    },
    async read(folder, name) {
      splitPictureName(folder, name)
      const [row] = await transaction((query) =>
        query<{ upload: string; bytes: number }>(
          'select upload, bytes from website_pictures where site = $1 and folder = $2 and name = $3',
          [site, folder, name],
        ),
      )
      return row && { bytes: row.bytes, content: Readable.from(readParts(row.upload), { objectMode: false }) }
    },
    async list(folder) {
      splitPictureName(folder)
      const rows = await transaction((query) => list(query, folder))
      return rows.map(({ name, bytes }) => ({ name, bytes }))
    },
    async remove(folder, name) {
      splitPictureName(folder, name)
      await transaction((query) =>
        name === undefined ? removeWhere(query, 'folder = $2', [folder]) : removeWhere(query, 'folder = $2 and name = $3', [folder, name]),
      )
    },
    async usage() {
      const rows = await transaction((query) =>
        query<{ id: string; bytes: number }>(
          `select substr(folder, 8) as id, sum(bytes)::float8 as bytes from website_pictures
           where site = $1 and folder like 'photos/%' group by folder`,
          [site],
        ),
      )
      return new Map(rows.map(({ id, bytes }) => [id, bytes]))
    },
  }

  return {
    ...store,
    removeOf: (query: Query, id: string) => removeWhere(query, 'folder = $2', [`photos/${id}`]),
    count: async (query: Query, id: string) => (await list(query, `photos/${id}`)).length,
    /** Gives the pictures of a repeat to the first lead, if that has none like them. Returns how many. */
    async merge(query: Query, id: string, first: string): Promise<number> {
      const known = await list(query, `photos/${first}`)
      let number = Math.max(0, ...known.map(({ name }) => Number.parseInt(name, 10)))
      let added = 0
      for (const { name, hash } of await list(query, `photos/${id}`)) {
        if (known.some((picture) => picture.hash === hash)) continue
        added += 1
        number += 1
        const next = `${number}${name.slice(name.lastIndexOf('.'))}`
        await query('update website_pictures set folder = $4, name = $5 where site = $1 and folder = $2 and name = $3', [
          ...[site, `photos/${id}`, name],
          ...[`photos/${first}`, next],
        ])
      }
      await removeWhere(query, 'folder = $2', [`photos/${id}`])
      return added
    },
    /** Deletes what is over a day old and belongs to no lead, or to no picture: left by a killed process. */
    async sweep(): Promise<void> {
      const before = clock.now() - dayMs
      await transaction(async (query) => {
        const isOrphan = `folder like 'photos/%' and created_at < $2 and not exists (
          select from website_leads where website_leads.site = $1 and 'photos/' || website_leads.id = folder)`
        await removeWhere(query, isOrphan, [before])
        await query(
          `delete from website_picture_parts as parts where site = $1 and created_at < $2 and not exists (
             select from website_pictures where website_pictures.site = $1 and website_pictures.upload = parts.upload)`,
          [site, before],
        )
      })
    },
  }
}

/** The same bytes in parts of one size, the last one smaller. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    bytes += chunk.byteLength
    while (bytes >= partBytes) {
      const all = Buffer.concat(chunks)
      yield all.subarray(0, partBytes)
      chunks = [all.subarray(partBytes)]
      bytes -= partBytes
    }
  }
  if (bytes > 0) yield Buffer.concat(chunks)
}
