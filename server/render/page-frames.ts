import { randomBytes } from 'node:crypto'
import type { ContactFields } from '../../shared/contact-form.ts'
import { escapeForScript, type PageData } from '../../shared/page-data.ts'
import type { DrawPage } from './page-drawing.tsx'

/** What a page says to one visitor alone, by the name it has in the page's state. */
type OwnWords = Readonly<Record<string, string>>

/** Bytes that are the same for everybody, and between them the places of own words. */
type Frame = readonly (Buffer | { name: string; escape: (text: string) => string })[]

/** More than there are ways to fill in the form wrongly, refusals and faults together. */
const maxFrames = 300

// Nobody can type these.
const prefix = randomBytes(12).toString('hex')
const mark = (name: string) => `${prefix}-${name}-`
const markPattern = new RegExp(`${prefix}-(\\w+)-`)
const typedMarks: ContactFields = { name: mark('name'), email: mark('email'), phone: mark('phone'), comment: mark('comment') }

/**
 * Draws pages that belong to one request. Each kind is drawn once, with marks in the places of the visitor's own words: drawn anew for
 * each, two hundred faulty posts a second kept everybody else waiting.
 */
export function createFramedDrawing(draw: DrawPage): DrawPage {
  const frames = new Map<string, Frame>()

  return async (state, signal) => {
    const { page, words } = withMarks(state.page)
    const key = JSON.stringify([state.layout.year, page.key, page.content.screen === 'contact' ? page.content.form : page.content])
    const kept = frames.get(key)
    if (kept) return fill(kept, words)
    const frame = cutAtMarks((await draw({ ...state, page }, signal)).toString())
    if (frames.size >= maxFrames) frames.clear()
    frames.set(key, frame)
    return fill(frame, words)
  }
}

const fill = (frame: Frame, words: OwnWords) =>
  Buffer.concat(frame.map((part) => (Buffer.isBuffer(part) ? part : Buffer.from(part.escape(words[part.name] ?? '')))))

/** The page as it is for everybody, and what stands in the places of the marks. */
function withMarks(page: PageData): { page: PageData; words: OwnWords } {
  const { content } = page
  if (content.screen === 'contact' && 'values' in content.form) {
    return { page: { ...page, content: { ...content, form: { ...content.form, values: typedMarks } } }, words: content.form.values }
  }
  if (content.screen === 'message' && content.requestId !== undefined) {
    return { page: { ...page, content: { ...content, requestId: mark('requestId') } }, words: { requestId: content.requestId } }
  }
  return { page, words: {} }
}

function cutAtMarks(html: string): Frame {
  // Every second piece is the name in a mark.
  const pieces = html.split(markPattern)
  return pieces.map((piece, index) =>
    index % 2 === 0 ? Buffer.from(piece) : { name: piece, escape: escapeAfter(pieces[index - 1] ?? '') },
  )
}

/** What comes before a mark tells where it stands: in the page's state, in a text field, or in other text and attributes. */
function escapeAfter(html: string): (text: string) => string {
  if (html.endsWith('":"')) return (text) => escapeForScript(text).slice(1, -1)
  // HTML, 13.1.2.5: the first line break of a text field is not part of its value.
  if (/<textarea[^>]*>$/.test(html)) return (text) => (text.startsWith('\n') ? '\n' : '') + escapeHtml(text)
  return escapeHtml
}

const entities: Readonly<Record<string, string>> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }

/** The same as React's, so that a page is the same whether drawn as a whole or filled in. */
const escapeHtml = (text: string) => text.replace(/["&'<>]/g, (character) => entities[character] ?? character)
