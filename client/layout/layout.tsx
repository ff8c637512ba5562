import { type ReactNode, useEffect, useState } from 'react'
import type { PageData } from '../../shared/pages/page-data.ts'
import { Consent } from '../consent/consent.tsx'
import { useMessages } from '../document/messages-context.ts'
import { useSite } from '../document/site-context.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoticeLine } from './notice-line.tsx'
import { useScrollBars } from './use-scroll-bars.ts'

export function Layout({ page, children }: { page: PageData; children: ReactNode }) {
  const { nav } = useMessages()
  const { tags } = useSite()
  const [isChoosing, setChoosing] = useState(false)
  useScrollBars()
  useEffect(redrawBlankDrawings, [])
  // All effects of child components have run by now, so `entry.ts` can repeat the clicks it stored.
  useEffect(() => {
    dispatchEvent(new Event('page-hydrated'))
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {nav.skip}
      </a>
      <NoticeLine />
      <Header page={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} onPrivacyChoices={() => setChoosing(true)} />
      <CallBar page={page} />
      {tags && <Consent tags={tags} isReopened={isChoosing} onClose={() => setChoosing(false)} />}
    </>
  )
}

/**
 * Chromium bug (142 and 143 at least): `<use>` elements stay blank if the sprite sheet comes from the memory cache, as after a reload or a
 * form response: https://github.com/btcpayserver/btcpayserver/issues/7003. Setting `href` again fixes it.
 */
function redrawBlankDrawings() {
  const uses = [...document.querySelectorAll('use')]
  const isBlank = (use: SVGUseElement) => use.parentElement?.getClientRects().length && !use.getBBox().width
  if (uses.some(isBlank)) for (const use of uses) use.setAttribute('href', use.href.baseVal)
}
