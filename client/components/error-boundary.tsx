import { Component, type ReactNode } from 'react'
import { ApplicationError } from './application-error.tsx'

type ErrorBoundaryProps = { children: ReactNode }

/** A fault while drawing a screen in the browser shows the error page inside the layout; the phone number stays at hand. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Unknown error') }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return <ApplicationError message={error instanceof Error ? error.message : 'Something went wrong.'} />
  }
}
