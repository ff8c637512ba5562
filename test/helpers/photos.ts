import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectRoot } from './project-root.ts'

/** Small real pictures, by file extension. */
export async function samplePhotos(): Promise<Record<'jpg' | 'png' | 'webp' | 'avif' | 'heic', Buffer>> {
  const drawing = sharp({ create: { width: 48, height: 36, channels: 3, background: '#b2703a' } })
  const [jpg, png, webp, avif] = await Promise.all([
    drawing.clone().jpeg().toBuffer(),
    drawing.clone().png().toBuffer(),
    drawing.clone().webp().toBuffer(),
    drawing.clone().avif({ effort: 0 }).toBuffer(),
  ])
  // Made with `heif-enc` from Debian's libheif-examples, because sharp cannot write HEVC.
  return { jpg, png, webp, avif, heic: await readFile(join(projectRoot, 'test', 'fixtures', 'photo.heic')) }
}

/** A file of this size that starts like a JPEG. */
export const largePhoto = (bytes: number): Buffer => Buffer.alloc(bytes, Buffer.from('\xff\xd8\xff\xe0 fence ', 'latin1'))

export type Part = { name: string; value: string | Buffer; fileName?: string; type?: string }

/** A multipart form as browsers send it, with its content type. */
export function multipartForm(
  fields: Readonly<Record<string, string>>,
  files: readonly (Partial<Pick<Part, 'name'>> & Omit<Part, 'name'>)[] = [],
  boundary = 'x7MA4YWxkTrZu0gW',
) {
  const parts: Part[] = [
    ...Object.entries(fields).map(([name, value]) => ({ name, value })),
    ...files.map((file) => ({ name: 'photos', fileName: 'photo.jpg', type: 'image/jpeg', ...file })),
  ]
  const chunks = parts.flatMap(({ name, value, fileName, type }) => {
    const file = fileName === undefined ? '' : `; filename="${fileName}"\r\nContent-Type: ${type}`
    return [
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value),
      Buffer.from('\r\n'),
    ]
  })
  const body = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
