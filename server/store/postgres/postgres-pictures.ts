import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { day } from '../../base/durations.ts'
import { inOrder, splitPictureName } from '../picture-name.ts'
import type { PictureStore, StoredPicture } from '../store.ts'
import type { DatabaseContext, Query } from './database.ts'
import { sql } from './sql.ts'

const partBytes = 256 * 1024

export type PostgresPictures = ReturnType<typeof createPostgresPictures>

/** The parts of a picture are written one at a time. The picture exists once its own row does, which is written last. */
export function createPostgresPictures({ database: { query, transaction }, site, clock }: DatabaseContext) {
  const removeParts = (within: Query, uploads: readonly string[]) =>
    within`delete from website_picture_parts where site = ${site} and upload = any(${uploads})`

  async function* readParts(upload: string): AsyncGenerator<Buffer> {
    for (let part = 0; ; part += 1) {
      const [row] = await query<{ data: Buffer }>`
        select data from website_picture_parts where site = ${site} and upload = ${upload} and part = ${part}`
      if (!row) return
      yield row.data
    }
  }

  async function removeWhere(within: Query, condition: ReturnType<typeof sql>): Promise<void> {
    const rows = await within<{ upload: string }>`delete from website_pictures where site = ${site} and ${condition} returning upload`
    await removeParts(
      within,
      rows.map(({ upload }) => upload),
    )
  }

  const list = async (within: Query, folder: string) =>
    inOrder(
      await within<StoredPicture & { hash: string }>`
        select name, bytes, hash from website_pictures where site = ${site} and folder = ${folder}`,
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
          await query`
            insert into website_picture_parts (site, upload, part, data, created_at)
            values (${site}, ${upload}, ${part}, ${data}, ${clock.now()}) on conflict do nothing`
          part += 1
        }
        const digest = hash.digest('hex')
        await transaction(async (within) => {
          const [row] = await within<{ upload: string }>`
            insert into website_pictures (site, folder, name, upload, bytes, hash, created_at)
            values (${site}, ${folder}, ${name}, ${upload}, ${bytes}, ${digest}, ${clock.now()})
            on conflict (site, folder, name) do update set name = excluded.name returning upload`
          if (row?.upload !== upload) await removeParts(within, [upload])
        })
        return { name, bytes }
      } catch (error) {
        await removeParts(query, [upload]).catch(() => undefined)
        throw error
      }
    },
    async read(folder, name) {
      splitPictureName(folder, name)
      const [row] = await query<{ upload: string; bytes: number }>`
        select upload, bytes from website_pictures where site = ${site} and folder = ${folder} and name = ${name}`
      return row && { bytes: row.bytes, content: Readable.from(readParts(row.upload), { objectMode: false }) }
    },
    async list(folder) {
      splitPictureName(folder)
      return (await list(query, folder)).map(({ name, bytes }) => ({ name, bytes }))
    },
    async remove(folder, name) {
      splitPictureName(folder, name)
      const condition = name === undefined ? sql`folder = ${folder}` : sql`folder = ${folder} and name = ${name}`
      await transaction((within) => removeWhere(within, condition))
    },
    async usage() {
      const rows = await query<{ id: string; bytes: number }>`
        select substr(folder, 8) as id, sum(bytes)::float8 as bytes from website_pictures
        where site = ${site} and folder like 'photos/%' group by folder`
      return new Map(rows.map(({ id, bytes }) => [id, bytes]))
    },
  }

  return {
    ...store,
    removeOf: (within: Query, id: string) => removeWhere(within, sql`folder = ${`photos/${id}`}`),
    count: async (within: Query, id: string) => (await list(within, `photos/${id}`)).length,
    /** Moves each picture of a repeat that the first lead lacks to the first lead. Returns how many. */
    async merge(within: Query, id: string, first: string): Promise<number> {
      const [from, to] = [`photos/${id}`, `photos/${first}`]
      const known = await list(within, to)
      let number = Math.max(0, ...known.map(({ name }) => Number.parseInt(name, 10)))
      let added = 0
      for (const { name, hash } of await list(within, from)) {
        if (known.some((picture) => picture.hash === hash)) continue
        added += 1
        number += 1
        const next = `${number}${name.slice(name.lastIndexOf('.'))}`
        await within`
          update website_pictures set folder = ${to}, name = ${next} where site = ${site} and folder = ${from} and name = ${name}`
      }
      await removeWhere(within, sql`folder = ${from}`)
      return added
    },
    /** Deletes pictures and parts over a day old that belong to no lead or no picture: left by a killed process. */
    async sweep(): Promise<void> {
      const before = clock.now() - day
      await transaction(async (within) => {
        await removeWhere(
          within,
          sql`folder like 'photos/%' and created_at < ${before} and not exists (
            select from website_leads where website_leads.site = ${site} and 'photos/' || website_leads.id = folder)`,
        )
        await within`
          delete from website_picture_parts as parts where site = ${site} and created_at < ${before} and not exists (
            select from website_pictures where website_pictures.site = ${site} and website_pictures.upload = parts.upload)`
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
