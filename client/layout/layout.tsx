import { type ReactNode, useEffect } from 'react'
import type { PageData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { redrawBlankDrawings } from '../ui/redraw-blank-drawings.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { NoticeLine } from './notice-line.tsx'
import { useScrollBars } from './use-scroll-bars.ts'

export function Layout({ page, children }: { page: PageData; children: ReactNode }) {
  const { nav } = useMessages()
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
      <Footer page={page} />
      {/* The estimate page renders its own call bar, which links to the wrong field while errors are shown. */}
      {page.content.screen !== 'estimate' && (
        <CallBar action={page.content.screen === 'careers' ? page.content.careers.close.action : undefined} />
      )}
    </>
  )
}
