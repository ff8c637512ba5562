/** A string in a content set and its place, such as `services[2].page.body[4].text`. */
export type ContentText = {
  place: string
  /** Name of the field; for a string in an array, name of the array's field. */
  field: string
  value: string
}

/** Every string in a content set, or in part of one. */
export function contentTexts(content: unknown, place = '', field = ''): ContentText[] {
  if (typeof content === 'string') return [{ place, field, value: content }]
  if (Array.isArray(content)) return content.flatMap((item, index) => contentTexts(item, `${place}[${index}]`, field))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, item]) => contentTexts(item, placeOf(place, name), name))
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
