/** A Markdown table. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [`### ${title}`, '', line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n')
}

export const ratio = (value: number, to: number) => (value / to).toFixed(2)
export const ms = (value: number | undefined) => (value === undefined ? '–' : `${value.toFixed(2)} ms`)
export const mb = (value: number) => `${value.toFixed(0)} MB`
export const perSecond = (value: number) => `${Math.round(value)}/s`
