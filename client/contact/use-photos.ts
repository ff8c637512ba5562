import { useSyncExternalStore } from 'react'
import { contactPhotos, megabyte } from '../../shared/contact/contact-photos.ts'
import { preparePhoto } from './prepare-photo.ts'

export type Photo = {
  id: number
  /** As chosen until it is ready, then as it will be sent. */
  file: File
  isReady: boolean
  thumbnail?: HTMLCanvasElement
}

/** Why a file was left out. */
export type PhotoProblem = { reason: 'tooMany' } | { reason: 'tooMuch' | 'tooLarge' | 'notAPhoto'; name: string }

type Chosen = { photos: readonly Photo[]; problems: readonly PhotoProblem[] }

const none: Chosen = { photos: [], problems: [] }

// Outside of React, so that another page and the way back do not empty it.
let chosen = none
let lastId = 0
let work: Promise<void> = Promise.resolve()
const listeners = new Set<() => void>()

/** The pictures that will go with the inquiry, in the order in which they were chosen. */
export const usePhotos = (): Chosen =>
  useSyncExternalStore(
    subscribe,
    () => chosen,
    () => none,
  )

export function addPhotos(files: Iterable<File>): void {
  const added = [...files].map((file): Photo => ({ id: ++lastId, file, isReady: false }))
  change({ photos: [...chosen.photos, ...added], problems: [] })
  for (const photo of added) work = work.then(() => prepare(photo))
}

export function removePhoto(id: number): void {
  change({ photos: chosen.photos.filter((photo) => photo.id !== id), problems: [] })
}

export function forgetPhotos(): void {
  change(none)
}

/** As they will be sent, once all of them are ready. */
export async function readyPhotos(): Promise<File[]> {
  await work
  return chosen.photos.map(({ file }) => file)
}

async function prepare(photo: Photo): Promise<void> {
  if (!chosen.photos.includes(photo)) return
  if (readyOnes().length >= contactPhotos.maxCount) return leaveOut(photo, { reason: 'tooMany' })
  const { name } = photo.file
  const prepared = await preparePhoto(photo.file).catch(() => photo)
  if ('problem' in prepared) return leaveOut(photo, { reason: prepared.problem, name })
  const bytes = readyOnes().reduce((sum, { file }) => sum + file.size, prepared.file.size)
  if (bytes > contactPhotos.maxTotalMegabytes * megabyte) return leaveOut(photo, { reason: 'tooMuch', name })
  const ready = { ...photo, ...prepared, isReady: true }
  change({ ...chosen, photos: chosen.photos.map((other) => (other === photo ? ready : other)) })
}

const readyOnes = () => chosen.photos.filter(({ isReady }) => isReady)

function leaveOut(photo: Photo, problem: PhotoProblem): void {
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
