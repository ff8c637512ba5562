/** Replaces placeholders such as `{low}` in a template. A placeholder without a value stays. */
export function fillWords(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
