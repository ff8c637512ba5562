export type NamedPlace = { place: string; value: string }

/** A problem for each value that an earlier place has already. */
export function repeated(values: readonly NamedPlace[]): string[] {
  const places = new Map<string, string>()
  return values.flatMap(({ place, value }) => {
    const first = places.get(value)
    places.set(value, first ?? place)
    return first === undefined ? [] : [`${place}: '${value}' is taken by ${first}`]
  })
}
