import type { ReactNode } from 'react'
import type { PageData } from '../../shared/page-data.ts'
import { useScrollBars } from '../hooks/use-scroll-bars.ts'
import { CallBar } from './call-bar.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

/** Header, page body and footer: the frame of every page. */
export function Layout({ page, children }: { page: PageData; children: ReactNode }) {
  useScrollBars()
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
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
