import { type ReactNode, useEffect } from 'react'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useScrollBars } from '../hooks/use-scroll-bars.ts'
import { useMessages } from '../messages/messages-context.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, page body and footer: the frame of every page. */
export function Layout({ page, children }: { page: PageData; children: ReactNode }) {
  const { nav } = useMessages()
  useScrollBars()
  useEffect(redrawBlankDrawings, [])
  // The effects below have run by now: presses that the entry has kept can be carried out.
  useEffect(() => {
    dispatchEvent(new Event('page-alive'))
  }, [])
  return (
    <>
      <a className="skip-link" href="#content">
        {nav.skip}
      </a>
      <Header page={page} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Footer page={page} />
      <CallBar />
    </>
  )
}

/**
 * Chromium (142 and 143 at least) leaves every drawing blank on a page that finds the sheet in memory, as it does after a reload or
 * beneath a form that came back: https://github.com/btcpayserver/btcpayserver/issues/7003. Naming the drawing again fixes it.
 */
function redrawBlankDrawings() {
  const uses = [...document.querySelectorAll('use')]
  const isBlank = (use: SVGUseElement) => use.parentElement?.getClientRects().length && !use.getBBox().width
  if (uses.some(isBlank)) for (const use of uses) use.setAttribute('href', use.href.baseVal)
}
