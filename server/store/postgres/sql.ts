/** A piece of a statement, whose values are kept apart from its text. */
class Sql {
  readonly parts: readonly string[]
  readonly values: readonly unknown[]

  constructor(parts: readonly string[], values: readonly unknown[]) {
    this.parts = parts
    this.values = values
  }
}

export const sql = (parts: TemplateStringsArray, ...values: unknown[]) => new Sql(parts, values)

/** Text of this program's own. */
export const sqlText = (text: string) => new Sql([text], [])

/** As the driver takes it, with `$1` and so on. Pieces among the values become part of the text. */
export function toStatement({ parts, values }: Sql): { text: string; values: unknown[] } {
  const flat: unknown[] = []
  const write = (piece: Sql): string =>
    piece.parts.reduce((text, part, index) => {
      const value = piece.values[index - 1]
      return text + (value instanceof Sql ? write(value) : `$${flat.push(value)}`) + part
    })
  return { text: write(new Sql(parts, values)), values: flat }
}
