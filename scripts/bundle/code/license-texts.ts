import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The license texts of all packages in a bundle, which most licenses require in every copy. */
export async function licenseTexts(root: string, inputs: Iterable<string>): Promise<string> {
  const packages = new Set([...inputs].flatMap((input) => packageFolder(input) ?? []))
  const texts = await Promise.all([...packages].sort().map((folder) => licenseText(path.join(root, folder))))
  return texts.join(`\n${'-'.repeat(80)}\n\n`)
}

/** `node_modules/a/node_modules/@b/c/d.js` → `node_modules/a/node_modules/@b/c` */
const packageFolder = (input: string) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0]

async function licenseText(folder: string): Promise<string> {
  const about: PackageFacts = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
  const file = (await readdir(folder)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry))
  const text = file ? await readFile(path.join(folder, file), 'utf8') : mitText(about)
  return `${about.name} ${about.version} (${about.license ?? 'see below'})\n\n${text.trim()}\n`
}

type PackageFacts = {
  name: string
  version: string
  license?: string
  author?: string | { name: string }
  repository?: string | { url: string }
}

/** Some packages declare the MIT license without its text, which every copy must include. */
function mitText({ name, license, author, repository }: PackageFacts): string {
  if (license !== 'MIT') throw new Error(`The package ${name} (${license}) has no license text`)
  const holder = typeof author === 'object' ? author.name : author
  const source = typeof repository === 'object' ? repository.url : repository
  return `Copyright (c) ${holder ?? `the authors of ${name}`}${source ? ` (${source})` : ''}\n\n${mit}`
}

const mit = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`
