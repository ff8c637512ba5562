/** A text of a content set with the place where it stands: `services[2].page.body[4].text`. */
export type ContentText = {
  place: string
  /** The field it stands in; a text of a list is in the list's field. */
  field: string
  value: string
}

/** Every text of a content set, or of a part of it. */
export function contentTexts(content: unknown, place = '', field = ''): ContentText[] {
  if (typeof content === 'string') return [{ place, field, value: content }]
  if (Array.isArray(content)) return content.flatMap((item, index) => contentTexts(item, `${place}[${index}]`, field))
  if (typeof content !== 'object' || content === null) return []
  return Object.entries(content).flatMap(([name, item]) => contentTexts(item, placeOf(place, name), name))
}

/** A name that is no identifier stands in brackets: `redirects["/pool-fencing/"]`. */
export function placeOf(place: string, name: string | number): string {
  if (typeof name === 'number') return `${place}[${name}]`
  if (!/^[A-Za-z_]\w*$/.test(name)) return `${place}[${JSON.stringify(name)}]`
  return place ? `${place}.${name}` : name
}
