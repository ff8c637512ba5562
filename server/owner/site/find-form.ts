import { randomBytes } from 'node:crypto'
import type { Request } from 'express'
import { pathOf } from '../../../shared/changes/change-path.ts'
import type { CurrentChanges } from '../../changes/changes.ts'
import type { Owner } from '../owner.ts'
import { formAddress, type SiteForm, siteForms } from './site-forms.ts'

export type FoundForm = { form: SiteForm; current: CurrentChanges }

/** The form at an address. With `?new`, the form of a new entry, named `key` if the entries of its list have names. */
export async function findForm({ changes, site }: Pick<Owner, 'changes' | 'site'>, req: Request, key = ''): Promise<FoundForm | undefined> {
  const current = await changes.read()
  const { places } = current.drafted
  const [path = '', query] = req.originalUrl.split('?')
  const address = path.endsWith('/') ? path : `${path}/`
  if (query !== 'new') {
    const form = siteForms(places, site.language).get(address)
    return form && { form, current }
  }
  const list = places.lists.find((one) => one.adds && formAddress(one.page, one.keys) === address)
  if (!list?.adds || list.key === undefined) return undefined
  const name = list.adds.keyLabel ? key : `${list.keys.at(-1)}-${randomBytes(4).toString('hex')}`
  const entry = [...list.keys, name]
  // Builds the form as if the entry existed.
  const withEntry = changes.withEntry(current, pathOf(['facts', ...entry]), { [list.key]: name })
  const form = siteForms(withEntry.places, site.language).get(formAddress(list.page, entry))
  return form && { form: { ...form, title: list.adds.label[site.language], isNew: true }, current }
}

export const entryPath = ({ entry }: SiteForm) => entry && pathOf(['facts', ...entry])
