/** Replaces placeholders such as `{low}` in a template. Placeholders without a value are left unchanged. */
export function fillWords(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
