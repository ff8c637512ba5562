export type NamedPlace = { place: string; value: string }

/** Reports each value that already occurs at an earlier place. */
export function repeated(values: readonly NamedPlace[]): string[] {
  const places = new Map<string, string>()
  return values.flatMap(({ place, value }) => {
    const first = places.get(value)
    places.set(value, first ?? place)
    return first === undefined ? [] : [`${place}: '${value}' is taken by ${first}`]
  })
}

export const isTaken = (message: string) => message.includes("' is taken by ")
