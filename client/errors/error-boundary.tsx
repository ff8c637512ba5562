import { Component, type ReactNode } from 'react'
import { languages } from '../../shared/language/languages.ts'
import type { LayoutData } from '../../shared/pages/page-data.ts'
import { useMessages } from '../contexts/messages-context.ts'
import { SiteContext } from '../contexts/site-context.ts'
import { ApplicationError } from './application-error.tsx'
import { loadWithoutScript } from './load-without-script.ts'
import { reportScriptError } from './report-script-error.ts'

type ReportingBoundaryProps = {
  children: ReactNode
  /** Shown if the page was already reloaded without script. */
  fallback: (message: string) => ReactNode
}

/** Reports a rendering error and reloads the page without script. */
class ReportingBoundary extends Component<ReportingBoundaryProps, { message?: string }> {
  override state: { message?: string } = {}

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : '' }
  }

  override componentDidCatch(error: unknown) {
    reportScriptError(error)
    loadWithoutScript()
  }

  override render() {
    const { message } = this.state
    return message === undefined ? this.props.children : this.props.fallback(message)
  }
}

/** Wraps a screen: if it fails, the layout with its phone number stays. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { errors } = useMessages()
  return <ReportingBoundary fallback={(message) => <ApplicationError message={message || errors.wrong} />}>{children}</ReportingBoundary>
}

/** Wraps the document. Otherwise an error would make React remove all of it. */
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
  return <ReportingBoundary fallback={fallback}>{children}</ReportingBoundary>
}
