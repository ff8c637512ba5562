/** The lead that the folder belongs to, if it is not the owner's. Throws if a name could not be part of a path. */
export function splitPictureName(folder: string, name?: string): { leadId: string | undefined } {
  if (name !== undefined && !/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/.test(name)) throw new Error(`Not a picture's name: '${name}'`)
  const [, leadId] = /^photos\/([0-9a-f]{32})$/.exec(folder) ?? []
  if (leadId === undefined && folder !== 'media') throw new Error(`Not a folder for pictures: '${folder}'`)
  return { leadId }
}

/** `2.webp` comes before `10.jpg`. */
export const inOrder = <Picture extends { name: string }>(pictures: readonly Picture[]): Picture[] =>
  pictures.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))
