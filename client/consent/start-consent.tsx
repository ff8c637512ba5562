import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Tags } from '../../shared/pages/page-data.ts'
import { addStyles } from '../ui/add-styles.ts'
import styles from './consent.css'
import { ConsentPanel } from './consent-panel.tsx'
import '../main-chunk.ts'

/**
 * Asks about tags, and starts them after a yes. Only pages with a container load this. The panel has its own React root, so that pages without
 * a container have nothing of it. It is there before the page is hydrated, so that no press on the footer's button is lost.
 */
export function startConsent(tags: Tags, privacyPath: string): void {
  addStyles(styles)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() => root.render(<ConsentPanel tags={tags} privacyPath={privacyPath} />))
}
