/** A canvas with a picture at this size. JPEG has no transparency; transparent pixels would turn black. */
export function drawnOnWhite(picture: ImageBitmap, width: number, height: number): HTMLCanvasElement {
  const { canvas, context } = newCanvas(width, height)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}

export function newCanvas(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no memory for a canvas')
  return { canvas, context }
}

/** Without place, time and device. `undefined` if the browser cannot encode JPEG. */
export async function jpegOf(canvas: HTMLCanvasElement, quality: number, name: string): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob?.type === 'image/jpeg' ? new File([blob], name, { type: blob.type }) : undefined
}
