import type { HomeSections } from '../../../shared/content/site-types.ts'
import { keepTogether } from '../../../shared/text/keep-together.ts'
import { useMessages } from '../../contexts/messages-context.ts'
import { useHasPage, usePath } from '../../contexts/site-context.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Comparison } from '../../ui/comparison.tsx'
import { Lines } from '../../ui/lines.tsx'

export function Pair({ pair: { heading, text, before, after }, band }: { pair: HomeSections['pair']; band: string }) {
  const { gallery } = useMessages()
  const galleryPath = usePath('gallery')
  const hasGallery = useHasPage('gallery')
  return (
    <section className={band} aria-labelledby="pair-heading">
      <div className="pair container">
        <div>
          <h2 id="pair-heading">
            <Lines text={heading} />
          </h2>
          <p className="lead">{keepTogether(text)}</p>
          {hasGallery && <ArrowLink href={galleryPath}>{gallery.title}</ArrowLink>}
        </div>
        <Comparison before={before} after={after} sizes="(min-width: 1170px) 770px, (min-width: 992px) 64vw, calc(100vw - 40px)" />
      </div>
    </section>
  )
}
