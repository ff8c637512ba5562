import { useSyncExternalStore } from 'react'
import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { preparePhoto } from './prepare-photo.ts'

export type Photo = {
  id: number
  /** The chosen file until it is ready, then the one to send. */
  file: File
  isReady: boolean
  thumbnail?: HTMLCanvasElement
}

export type PhotoProblem = { reason: 'tooMany' } | { reason: 'tooMuch' | 'tooLarge' | 'notAPhoto'; name: string }

type Chosen = { photos: readonly Photo[]; problems: readonly PhotoProblem[] }

const none: Chosen = { photos: [], problems: [] }

// Module state, so that it survives navigation to another page and back.
let chosen = none
let lastId = 0
let queue: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

/** The pictures to send with the inquiry, in the order in which they were chosen. */
export const usePhotos = (): Chosen =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => none,
  )

export function addPhotos(files: Iterable<File>): void {
  const added = [...files].map((file): Photo => ({ id: ++lastId, file, isReady: false }))
  change({ photos: [...chosen.photos, ...added], problems: [] })
  for (const photo of added) queue = queue.then(() => prepare(photo))
}

export function removePhoto(id: number): void {
  change({ photos: chosen.photos.filter((photo) => photo.id !== id), problems: [] })
}

export function clearPhotos(): void {
  change(none)
}

/** Waits until all pictures are ready, including those added while it waits, and returns the files to send. */
export async function readyPhotos(): Promise<File[]> {
  while (chosen.photos.some(({ isReady }) => !isReady)) await queue
  return chosen.photos.map(({ file }) => file)
}

async function prepare(photo: Photo): Promise<void> {
  if (!chosen.photos.includes(photo)) return
  if (listReady().length >= contactPhotos.maxCount) return reject(photo, { reason: 'tooMany' })
  const { name } = photo.file
  const prepared = await preparePhoto(photo.file).catch(() => photo)
  // The visitor may have removed it in the meantime.
  if (!chosen.photos.includes(photo)) return
  if ('problem' in prepared) return reject(photo, { reason: prepared.problem, name })
  const bytes = listReady().reduce((sum, { file }) => sum + file.size, prepared.file.size)
  if (bytes > contactPhotos.maxTotalMegabytes * megabyte) return reject(photo, { reason: 'tooMuch', name })
  const ready = { ...photo, ...prepared, isReady: true }
  change({ ...chosen, photos: chosen.photos.map((other) => (other === photo ? ready : other)) })
}

const listReady = () => chosen.photos.filter(({ isReady }) => isReady)

function reject(photo: Photo, problem: PhotoProblem): void {
  change({ photos: chosen.photos.filter((other) => other !== photo), problems: [...chosen.problems, problem] })
}

function change(next: Chosen): void {
  chosen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
