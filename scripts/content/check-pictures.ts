import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Finding } from './finding.ts'
import { pictureSize, sampleMark } from './sample-pictures.ts'

/** A file in the `pictures` folder. `photo` is missing if it is not a readable picture. */
export type PictureFile = { name: string; photo?: { format: string; width: number; isSample: boolean } }

export async function readPictures(folder: string): Promise<PictureFile[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
  return Promise.all(names.sort().map(async (name) => ({ name, photo: await readPhoto(path.join(folder, name)) })))
}

async function readPhoto(file: string): Promise<PictureFile['photo']> {
  try {
    const bytes = await readFile(file)
    const { format, width, height, orientation = 1, exif } = await sharp(bytes).metadata()
    // EXIF orientations 5 and above swap width and height.
    return { format, width: orientation >= 5 ? height : width, isSample: Boolean(exif?.includes(sampleMark)) }
  } catch {
    return undefined
  }
}

export const checkPictures = (files: readonly PictureFile[]): Finding[] => files.flatMap(checkPicture)

function checkPicture({ name, photo }: PictureFile): Finding[] {
  const file = `pictures/${name}`
  const error = (field: string, message: string): Finding => ({ level: 'error', file, field, message })
  if (!name.endsWith('.jpg')) return [error('name', 'must end in .jpg, or it is not used')]
  if (!/^[a-z0-9]+(-[a-z0-9]+)*\.jpg$/.test(name)) return [error('name', 'must be lower-case words joined by hyphens')]
  if (!photo) return [error('format', 'cannot be read as a picture')]
  if (photo.format !== 'jpeg') return [error('format', `is ${photo.format}; save it as JPEG`)]
  if (photo.width < pictureSize.width) return [error('width', `is ${photo.width} pixels; it must be at least ${pictureSize.width}`)]
  return photo.isSample ? [{ level: 'warning', file, field: 'picture', message: 'a sample; replace it with a photo of the business' }] : []
}
