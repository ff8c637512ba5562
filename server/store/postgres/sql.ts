/** A piece of a statement. Its values are separate from its text. */
class Sql {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }
}

export const sql = (parts: TemplateStringsArray, ...values: unknown[]) => new Sql(parts, values)

/** Trusted text, inserted as is. */
export const sqlText = (text: string) => new Sql([text], [])

/** Converts to the driver's form, with `$1` and so on. Pieces among the values become part of the text. */
export function toStatement({ parts, values }: Sql): { text: string; values: unknown[] } {
  const flat: unknown[] = []
  const write = (piece: Sql): string =>
    piece.parts.reduce((text, part, index) => {
      const value = piece.values[index - 1]
      return text + (value instanceof Sql ? write(value) : `$${flat.push(value)}`) + part
    })
  return { text: write(new Sql(parts, values)), values: flat }
}
