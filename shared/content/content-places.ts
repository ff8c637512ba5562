import { isObject } from '../schema/is-object.ts'

/** A string in a content set and its place, such as `services[2].page.body[4].text`. */
export type ContentText = {
  place: string
  /** Name of the field; for a string in an array, name of the array's field. */
  field: string
  value: string
}

/** Every string in a content set, or in part of one. */
export function contentTexts(content: unknown): ContentText[] {
  const found: ContentText[] = []
  collectTexts(found, content, '', '')
  return found
}

function collectTexts(found: ContentText[], content: unknown, place: string, field: string): void {
  if (typeof content === 'string') found.push({ place, field, value: content })
  else if (Array.isArray(content)) for (const [index, item] of content.entries()) collectTexts(found, item, `${place}[${index}]`, field)
  else if (isObject(content)) for (const [name, item] of Object.entries(content)) collectTexts(found, item, placeOf(place, name), name)
}

/** Appends a key to a place. A key that is not an identifier is put in brackets: `redirects["/old-page/"]`. */
export function placeOf(place: string, name: string | number): string {
  if (typeof name === 'number') return `${place}[${name}]`
  if (!/^[A-Za-z_]\w*$/.test(name)) return `${place}[${JSON.stringify(name)}]`
  return place ? `${place}.${name}` : name
}

export type Key = string | number

/** The keys of a place: `services[2].name` is `'services'`, `2`, `'name'`. */
export function placeKeys(place: string): Key[] {
  return [...place.matchAll(/([A-Za-z_]\w*)|\[(\d+)\]|\[("(?:[^"\\]|\\.)*")\]/g)].map(([, name, index, quoted]) => {
    if (name !== undefined) return name
    return index === undefined ? String(JSON.parse(quoted ?? '""')) : Number(index)
  })
}
