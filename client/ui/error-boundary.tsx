import { Component, type ReactNode } from 'react'
import { languages } from '../../shared/content/languages.ts'
import type { LayoutData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../messages/messages-context.ts'
import { loadPlainPage } from '../plain-page.ts'
import { reportFault } from '../report-fault.ts'
import { SiteContext } from '../site-context.ts'
import { ApplicationError } from './application-error.tsx'

type FaultBoundaryProps = {
  children: ReactNode
  /** Shown where the page cannot be loaded as plain HTML. */
  fallback: (message: string) => ReactNode
}

/** A fault while drawing is reported, and the page comes once more as plain HTML. */
class FaultBoundary extends Component<FaultBoundaryProps, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : '' }
  }

  override componentDidCatch(error: unknown) {
    reportFault(error)
    loadPlainPage()
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : this.props.fallback(message)
  }
}

/** Around a screen: its fault leaves the layout standing, and with it the phone number. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { errors } = useMessages()
  return <FaultBoundary fallback={(message) => <ApplicationError message={message || errors.wrong} />}>{children}</FaultBoundary>
}

/** Around everything: without it React would empty the document. */
export function DocumentBoundary({ layout, children }: { layout: LayoutData; children: ReactNode }) {
  const { errors } = useMessages()
  const fallback = (message: string) => (
    <html lang={languages[layout.language].tag}>
      <head>
        <title>{layout.name}</title>
      </head>
      <body>
        <SiteContext value={layout}>
          <ApplicationError message={message || errors.wrong} />
        </SiteContext>
      </body>
    </html>
  )
  return <FaultBoundary fallback={fallback}>{children}</FaultBoundary>
}
