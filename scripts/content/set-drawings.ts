import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ContentSet } from '../../shared/content/content-set.ts'
import type { Drawing } from '../../shared/content/site-types.ts'
import { field } from '../../shared/schema/is-object.ts'
import { readSvgDrawing, type SvgDrawing } from './svg-drawing.ts'

export type SetDrawings = { drawings: Record<string, Drawing>; problems: { file: string; message: string }[] }

/** Drawings from TypeScript and from SVG files in `drawings/`. `NAME-phone.svg` is the phone version of `NAME.svg`. */
export async function readSetDrawings(folder: string, { drawings, facts }: Pick<ContentSet, 'drawings' | 'facts'>): Promise<SetDrawings> {
  const files = (await readdir(path.join(folder, 'drawings')).catch(() => [])).filter((file) => file.endsWith('.svg')).sort()
  const problems: SetDrawings['problems'] = []
  const tokens = Object.keys(field(facts.theme, 'light') ?? {})
  const views = new Map<string, SvgDrawing>()
  for (const file of files) {
    const name = path.basename(file, '.svg')
    const reading = readSvgDrawing(await readFile(path.join(folder, 'drawings', file), 'utf8'), tokens)
    const messages = [
      ...(reading.status === 'faulty' ? reading.problems : []),
      ...(Object.hasOwn(drawings, name) ? ['has the same name as a drawing made in TypeScript'] : []),
      ...(/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) ? [] : ['must be named in lower-case words joined by hyphens']),
    ]
    problems.push(...messages.map((message) => ({ file: `drawings/${file}`, message })))
    if (reading.status === 'complete') views.set(name, reading.drawing)
  }
  return { drawings: { ...drawings, ...Object.fromEntries(withPhoneViews(views)) }, problems }
}

function withPhoneViews(views: ReadonlyMap<string, SvgDrawing>): [name: string, drawing: Drawing][] {
  return [...views].flatMap(([name, drawing]): [string, Drawing][] => {
    if (views.has(name.replace(/-phone$/, '')) && name.endsWith('-phone')) return []
    const { label: _, ...phone } = views.get(`${name}-phone`) ?? drawing
    return [[name, views.has(`${name}-phone`) ? { ...drawing, phone } : drawing]]
  })
}
