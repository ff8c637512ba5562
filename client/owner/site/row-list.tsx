import chevronRight from '@lucide/icons/icons/chevron-right'
import { Icon } from '../../ui/icon.tsx'
import { useOwner } from '../owner-context.ts'
import { PictureThumbnail } from '../picture-thumbnail.tsx'
import type { ListView, RowView } from './site-view.ts'

/** Links to forms, each with at most one tag. */
export function RowList({ heading, rows, add }: ListView) {
  return (
    <section className="row-list container">
      {heading && <h2 className="row-list-heading">{heading}</h2>}
      <Rows rows={rows} />
      {add && (
        <a className="text-link" href={add.href}>
          {add.label}
        </a>
      )}
    </section>
  )
}

export function Rows({ rows }: Pick<ListView, 'rows'>) {
  return (
    <ul>
      {rows.map(({ href, picture, ...row }) => (
        <li className="setting-row" key={href}>
          <a className={picture ? 'setting-link setting-link-picture' : 'setting-link'} href={href}>
            {picture && <PictureThumbnail picture={picture} />}
            <RowText {...row} />
          </a>
        </li>
      ))}
    </ul>
  )
}

export function RowText({ title, text, tag }: Pick<RowView, 'title' | 'text' | 'tag'>) {
  const { site } = useOwner().messages
  return (
    <>
      <span className="setting-title">{title}</span>
      {text && <span className="setting-text quiet">{text}</span>}
      {tag && <span className={`setting-tag setting-tag-${tag}`}>{site[tag]}</span>}
      <Icon icon={chevronRight} />
    </>
  )
}
