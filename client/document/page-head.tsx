import { languages } from '../../shared/language/languages.ts'
import { alternateLinks } from '../../shared/pages/alternate-links.ts'
import { canonicalUrl } from '../../shared/pages/metadata.ts'
import type { LayoutData, PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'

/** The part of the head that differs by page: title, description, robots, keywords, canonical link, social tags. */
export function PageHead({ layout, page, socialPicture }: { layout: LayoutData; page: PageData; socialPicture?: string }) {
  const { metadata } = page
  const { errors } = useMessages()
  const isIndexed = metadata.robots !== 'noindex'
  const url = canonicalUrl(layout.siteUrl, page)
  const others = page.alternates?.filter(({ isTranslation }) => isIndexed && isTranslation) ?? []
  const versions = [{ language: layout.language, path: page.path }, ...others]
  const isInvalid = (page.content.screen === 'contact' || page.content.screen === 'estimate') && page.content.form.status === 'invalid'
  const picture = metadata.imageUrl ?? (socialPicture && layout.siteUrl + socialPicture)
  return (
    <>
      <title>{isInvalid ? errors.title(metadata.title) : metadata.title}</title>
      <meta name="description" content={metadata.description} />
      <meta name="robots" content={metadata.robots} />
      {metadata.keywords && <meta name="keywords" content={metadata.keywords.join(', ')} />}
      {(isIndexed || metadata.isCanonical) && <link rel="canonical" href={url} />}
      {alternateLinks(layout.siteUrl, versions, layout.languages[0] ?? layout.language).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:type" content={metadata.type ?? 'website'} />
      <meta property="og:site_name" content={layout.name} />
      <meta property="og:locale" content={languages[layout.language].openGraph} />
      {others.map(({ language }) => (
        <meta key={language} property="og:locale:alternate" content={languages[language].openGraph} />
      ))}
      <meta property="og:title" content={metadata.title} />
      <meta property="og:description" content={metadata.description} />
      {isIndexed && <meta property="og:url" content={url} />}
      {picture && (
        <>
          <meta property="og:image" content={picture} />
          {!metadata.imageUrl && (
            <>
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta property="og:image:alt" content={metadata.title} />
        </>
      )}
      {metadata.publishedTime && <meta property="article:published_time" content={metadata.publishedTime} />}
      {metadata.modifiedTime && <meta property="article:modified_time" content={metadata.modifiedTime} />}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={metadata.title} />
      <meta name="twitter:description" content={metadata.description} />
      {picture && (
        <>
          <meta name="twitter:image" content={picture} />
          <meta name="twitter:image:alt" content={metadata.title} />
        </>
      )}
    </>
  )
}
