import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Tags } from '../../shared/pages/page-data.ts'
import { addStyles } from '../ui/add-styles.ts'
import styles from './consent.css'
import { ConsentPanel } from './consent-panel.tsx'
import '../main-chunk.ts'

/**
 * Asks for consent, and starts the tags once it is given. Loaded only on sites with a tag container. The panel has its own React root, so
 * other sites contain none of its code. It is rendered synchronously, even before hydration, so that no click on the footer's button is
 * lost.
 */
export function startConsent(tags: Tags, privacyPath: string): void {
  addStyles(styles)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  flushSync(() => root.render(<ConsentPanel tags={tags} privacyPath={privacyPath} />))
}
