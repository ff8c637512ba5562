import type { FieldView, SectionView } from '../../../client/owner/site/site-view.ts'
import type { OwnerField } from '../../../shared/changes/owner-fields.ts'
import { pagesOf } from './content-page.ts'
import { entryName, fieldLabel, moneyText } from './field-words.ts'
import type { FormContext } from './form-view.ts'
import { priceOnSite } from './text-on-site.ts'

/** From this many groups of fields, each is folded, with its values beside its name. */
const foldedFrom = 8

export type ShownField = { one: OwnerField; view: FieldView }

/** Fields of one entry or part of the page are a section. */
export function sectionsOf(fields: readonly ShownField[], context: FormContext): SectionView[] {
  const { language } = context.site
  const isFolded = new Set(fields.map(({ one }) => one.within[0])).size >= foldedFrom
  const groups: [ShownField, ...ShownField[]][] = []
  for (const field of fields) {
    const last = groups.at(-1)
    const [{ one } = field] = last ?? []
    const [outer] = field.one.within
    const isSame = one.within[0] === outer && one.page.section?.[language] === field.one.page.section?.[language]
    // Folded, a field that is in no entry is a group of its own.
    if (last && isSame && !(isFolded && outer === undefined)) last.push(field)
    else groups.push([field])
  }
  return groups.map((group) => sectionOf(group, isFolded, context))
}

function sectionOf(group: readonly [ShownField, ...ShownField[]], isFolded: boolean, context: FormContext): SectionView {
  const { site } = context
  const [{ one }] = group
  const [outer] = one.within
  const area = one.page.section?.[site.language]
  const name = outer && entryName(outer, one, site)
  const fields = group.map(({ view }) => view)
  const said = one.keys[0] === 'prices' && outer !== undefined ? saidOnSite(outer, context) : undefined
  if (!isFolded) return { heading: [area, name].filter(Boolean).join(': ') || undefined, ...said, fields }
  const fold = { title: name ?? fieldLabel(one, site), value: foldedValue(group, context), isOpen: fields.some(({ error }) => error) }
  return { heading: area, fold, ...said, fields }
}

/** A sentence with a price, and links to the pages that say it. */
function saidOnSite(name: string, { site, changes }: FormContext): Pick<SectionView, 'text' | 'pages'> {
  const { sentence, places } = priceOnSite(changes.drafted.set, name, site.language)
  return {
    ...(sentence && { text: sentence }),
    pages: pagesOf(site, places).map(({ title, path }) => ({ title, href: `/owner/preview${path}` })),
  }
}

/** The amounts of a group in one line. Of several prices, those that are like the first one: 'Dollars per foot: $27 to $80'. */
function foldedValue(group: readonly [ShownField, ...ShownField[]], { site, messages }: FormContext): string {
  const [{ one: first }] = group
  const isOnePrice = first.keys[0] === 'prices'
  const alike = group.filter(({ one }) => isOnePrice || one.mark === first.mark)
  const amounts = alike.flatMap(({ one }) => one.value).filter((value) => typeof value === 'number')
  if (amounts.length === 0) return ''
  const [low, high] = [moneyText(Math.min(...amounts)), moneyText(Math.max(...amounts))]
  const text = low === high ? low : messages.site.range(low, high)
  return alike.length > 1 && !isOnePrice ? `${first.mark.label[site.language]}: ${text}` : text
}
