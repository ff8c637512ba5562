/** Makes chosen photos small and upright, and removes location and camera data, before their form is sent. */
import { mediaWidths } from '../../shared/content/media-picture.ts'
import { drawnOnWhite, jpegOf } from '../ui/jpeg.ts'

const quality = 0.82

export function preparePhotos(): void {
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type="file"][data-preparing]')) follow(input)
}

function follow(input: HTMLInputElement): void {
  const { form } = input
  // The next element is the field that tells the server that the photos are prepared.
  const prepared = input.nextElementSibling
  const state = document.getElementById(`${input.id}-state`)
  if (!form || !(prepared instanceof HTMLInputElement) || !state) return
  const say = (text: string | undefined) => {
    state.textContent = text ?? ''
  }
  let work: Promise<void> | undefined

  /** Changes nothing once `isCurrent` is false, because other photos were chosen. */
  async function prepare(chosen: readonly File[], isCurrent: () => boolean): Promise<void> {
    say(input.dataset.preparing)
    try {
      const list = new DataTransfer()
      // One by one, because a phone has no memory for several decoded photos.
      for (const [index, file] of chosen.entries()) {
        for (const small of await smallJpegs(file, index)) list.items.add(small)
        if (!isCurrent()) return
      }
      input.files = list.files
      if (prepared instanceof HTMLInputElement) prepared.value = 'yes'
      say(`${input.dataset.ready} ${chosen.length}`)
    } catch {
      if (!isCurrent()) return
      input.value = ''
      say(input.dataset.unreadable)
    }
  }

  input.addEventListener('change', () => {
    work = undefined
    prepared.value = ''
    say('')
    const chosen = [...(input.files ?? [])]
    if (chosen.length === 0) return
    if (chosen.length > Number(input.dataset.most ?? 1)) {
      input.value = ''
      say(input.dataset.tooMany)
      return
    }
    const isCurrent = () => work === current
    const current = prepare(chosen, isCurrent).finally(() => {
      if (isCurrent()) work = undefined
    })
    work = current
  })
  // Waits for photos that are still being shrunk.
  form.addEventListener('submit', (event) => {
    if (!work) return
    event.preventDefault()
    const { submitter } = event
    void work.then(() => form.requestSubmit(submitter))
  })
}

/** The largest first, as the server expects them. The CSP allows no `blob:`, so a photo that `createImageBitmap` cannot decode is unreadable. */
async function smallJpegs(file: File, index: number): Promise<File[]> {
  const picture = await createImageBitmap(file)
  const widest = Math.min(picture.width, Math.max(...mediaWidths))
  const widths = [widest, ...mediaWidths.filter((width) => width < widest).sort((a, b) => b - a)].slice(0, mediaWidths.length)
  const files: File[] = []
  for (const width of widths) {
    const canvas = drawnOnWhite(picture, width, (picture.height * width) / picture.width)
    const file = await jpegOf(canvas, quality, `${index + 1}-${width}.jpg`)
    if (!file) throw new Error('The photo could not be encoded')
    files.push(file)
  }
  picture.close()
  return files
}
