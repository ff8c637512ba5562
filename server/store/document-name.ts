const pattern = /^([a-z0-9][a-z0-9-]*)\/([a-z0-9][a-z0-9._-]*)$/

/** Throws if it is not `kind/key`, because names become paths. */
export function splitName(name: string): { kind: string; key: string } {
  const [, kind, key] = pattern.exec(name) ?? []
  if (kind === undefined || key === undefined || key.length > 100) throw new Error(`Not a document's name: '${name}'`)
  return { kind, key }
}
