import { documentToReactComponents, type Options } from '@contentful/rich-text-react-renderer'
import { BLOCKS, type Document, INLINES, MARKS } from '@contentful/rich-text-types'
import { Children, Fragment, type ReactNode } from 'react'
import { pathOf } from '../../shared/addresses/routes.ts'
import { remotePicture } from '../../shared/blog/remote-picture.ts'
import { field } from '../../shared/schema/is-object.ts'
import { useSite } from '../contexts/site-context.ts'
import { TextLink } from '../ui/text-link.tsx'

/** Renders a content-service post's text, a document from `parseRichText`. */
export function RichText({ document }: { document: Document }) {
  return documentToReactComponents(document, options)
}

const options: Options = {
  renderMark: {
    [MARKS.BOLD]: (text) => <strong>{text}</strong>,
    [MARKS.ITALIC]: (text) => <em>{text}</em>,
  },
  renderText: withLineBreaks,
  renderNode: {
    // The page already has an h1.
    [BLOCKS.HEADING_1]: ({ data }, children) => <h2 id={text(data.id)}>{children}</h2>,
    [BLOCKS.HEADING_2]: ({ data }, children) => <h2 id={text(data.id)}>{children}</h2>,
    [BLOCKS.TABLE]: ({ content }, children) => <RichTable headRows={isHeadRow(content[0]) ? 1 : 0}>{children}</RichTable>,
    [BLOCKS.TABLE_HEADER_CELL]: ({ data }, children) => (
      <th scope={data.scope === 'col' ? 'col' : 'row'} colSpan={data.colSpan} rowSpan={data.rowSpan}>
        {children}
      </th>
    ),
    [BLOCKS.TABLE_CELL]: ({ data }, children) => (
      <td colSpan={data.colSpan} rowSpan={data.rowSpan} data-label={text(data.label)}>
        {children}
      </td>
    ),
    [BLOCKS.EMBEDDED_ENTRY]: ({ data }) => <EntryCard target={data.target} />,
    [BLOCKS.EMBEDDED_ASSET]: ({ data }) => <AssetPicture target={data.target} />,
    [BLOCKS.EMBEDDED_RESOURCE]: () => null,
    [INLINES.HYPERLINK]: ({ data }, children) => <TextLink href={text(data.uri) ?? ''}>{children}</TextLink>,
    [INLINES.ENTRY_HYPERLINK]: ({ data }, children) => <EntryLink target={data.target}>{children}</EntryLink>,
    [INLINES.EMBEDDED_ENTRY]: ({ data }) => <EntryLink target={data.target}>{entryOf(data.target).title}</EntryLink>,
    [INLINES.ASSET_HYPERLINK]: ({ data }, children) => <TextLink href={assetOf(data.target).address}>{children}</TextLink>,
    [INLINES.RESOURCE_HYPERLINK]: (_, children) => children,
    [INLINES.EMBEDDED_RESOURCE]: () => null,
  },
}

function withLineBreaks(value: string): ReactNode {
  const lines = value.split('\n')
  if (lines.length === 1) return value
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines never change order
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function RichTable({ headRows, children }: { headRows: number; children: ReactNode }) {
  const rows = Children.toArray(children)
  return (
    <table className="table">
      {headRows > 0 && <thead>{rows.slice(0, headRows)}</thead>}
      <tbody>{rows.slice(headRows)}</tbody>
    </table>
  )
}

/** An embedded entry as a card, linked if it has a slug. */
function EntryCard({ target }: { target: unknown }) {
  const { title, excerpt, slug } = entryOf(target)
  const href = usePostPath(slug)
  if (!title) return null
  return (
    <aside className="entry-card">
      <p className="entry-card-title">{href ? <TextLink href={href}>{title}</TextLink> : title}</p>
      {excerpt && <p className="entry-card-text">{excerpt}</p>}
    </aside>
  )
}

function EntryLink({ target, children }: { target: unknown; children: ReactNode }) {
  const href = usePostPath(entryOf(target).slug)
  return href ? <TextLink href={href}>{children}</TextLink> : children
}

function AssetPicture({ target }: { target: unknown }) {
  const { address, title, description, size } = assetOf(target)
  const picture = remotePicture(address, size)
  if (!picture) return null
  return (
    <figure className="figure">
      <img
        className="figure-picture"
        {...picture}
        sizes="(min-width: 992px) 720px, calc(100vw - 40px)"
        alt={description ?? title ?? ''}
        loading="lazy"
        decoding="async"
      />
      {title && description && <figcaption>{title}</figcaption>}
    </figure>
  )
}

function entryOf(target: unknown) {
  const fields = field(target, 'fields')
  const slug = text(field(fields, 'slug'))
  return {
    title: text(field(fields, 'title')),
    excerpt: text(field(fields, 'excerpt')),
    slug: slug && /^[\w.~-]+$/.test(slug) ? slug : undefined,
  }
}

function usePostPath(slug: string | undefined): string | undefined {
  const { language } = useSite()
  return slug && pathOf('post', language, slug)
}

function assetOf(target: unknown) {
  const fields = field(target, 'fields')
  const file = field(fields, 'file')
  const image = field(file, 'details', 'image')
  const [width, height] = [field(image, 'width'), field(image, 'height')]
  return {
    address: text(field(file, 'url')) ?? '',
    title: text(field(fields, 'title')),
    description: text(field(fields, 'description')),
    size: typeof width === 'number' && typeof height === 'number' ? { width, height } : undefined,
  }
}

const isHeadRow = (row: { data: unknown } | undefined) => field(row?.data, 'isHead') === true

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
