import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The licenses of the packages whose files went into a bundle: what they ask for in return for being copied. */
export async function licenseTexts(root: string, inputs: Iterable<string>): Promise<string> {
  const packages = new Set([...inputs].flatMap((input) => packageFolder(input) ?? []))
  const texts = await Promise.all([...packages].sort().map((folder) => licenseText(path.join(root, folder))))
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

/** `node_modules/a/node_modules/@b/c/d.js` → `node_modules/a/node_modules/@b/c` */
const packageFolder = (input: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]

async function licenseText(folder: string): Promise<string> {
  const { name, version, license }: { name: string; version: string; license?: string } = JSON.parse(
    await readFile(path.join(folder, 'package.json'), 'utf8'),
  )
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  const text = file ? await readFile(path.join(folder, file), 'utf8') : 'No license file in the package.'
  return `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n`
}
