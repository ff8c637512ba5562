import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Tags } from '../../shared/pages/page-data.ts'
import { usePath } from '../document/site-context.ts'
import { type ConsentAnswer, keepChoice, readChoice } from './consent-choice.ts'
import { startTags } from './start-tags.ts'
import { useIsPastFirstScreen } from './use-is-past-first-screen.ts'

type PanelProps = { tags: Tags; isReopened: boolean; onClose(): void }

export function ConsentPanel({ tags, isReopened, onClose }: PanelProps) {
  const { words } = tags
  const [choice, setChoice] = useState(() => readChoice(new Date()))
  const isPastFirstScreen = useIsPastFirstScreen()
  const panel = useRef<HTMLElement>(null)
  const privacyPath = usePath('privacy')

  useEffect(() => {
    if (choice === 'yes') startTags(tags)
  }, [choice, tags])
  useEffect(() => {
    if (isReopened) panel.current?.focus()
  }, [isReopened])

  const answer = (next: ConsentAnswer) => {
    keepChoice(next, new Date())
    // Tags that run cannot be stopped, so a changed answer starts with a new page.
    if (choice && choice !== next) return location.reload()
    setChoice(next)
    onClose()
  }

  if (!isReopened && (choice || !isPastFirstScreen)) return null
  return (
    <section ref={panel} className="consent" aria-label={words.label} tabIndex={-1}>
      <p>
        {choice === 'signal' ? words.signal : words.question}{' '}
        <Link to={privacyPath} className="consent-link">
          {words.privacy}
        </Link>
      </p>
      <div className="consent-buttons">
        {choice === 'signal' ? (
          <button type="button" className="button button-outline" onClick={onClose}>
            {words.close}
          </button>
        ) : (
          <>
            <button
              type="button"
              className="button button-outline"
              aria-pressed={isReopened ? choice === 'yes' : undefined}
              onClick={() => answer('yes')}
            >
              {words.allow}
            </button>
            <button
              type="button"
              className="button button-outline"
              aria-pressed={isReopened ? choice === 'no' : undefined}
              onClick={() => answer('no')}
            >
              {words.refuse}
            </button>
          </>
        )}
      </div>
    </section>
  )
}
