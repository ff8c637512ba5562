import { useEffect, useRef, useState } from 'react'
import type { Tags } from '../../shared/pages/page-data.ts'
import { type ConsentAnswer, keepChoice, readChoice } from './consent-choice.ts'
import { startTags } from './start-tags.ts'
import { useIsClear } from './use-is-clear.ts'

const footerButton = '.privacy-choices'

/** Running tags cannot be stopped, so changing the answer reloads the page. */
const reload = () => location.reload()

export function ConsentPanel({ tags, privacyPath }: { tags: Tags; privacyPath: string }) {
  const { words } = tags
  const [choice, setChoice] = useState(() => readChoice(new Date()))
  const [isReopened, setReopened] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const isClear = useIsClear(panel)

  useEffect(() => {
    if (choice === 'yes') startTags(tags)
  }, [choice, tags])
  useEffect(() => {
    // The answer may have changed in another tab, or since the page entered the back/forward cache.
    const follow = (event: StorageEvent | PageTransitionEvent) => {
      const latest = readChoice(new Date())
      if (latest === choice || ('persisted' in event && !event.persisted)) return
      if (choice === 'yes') reload()
      else setChoice(latest)
    }
    const events = ['storage', 'pageshow'] as const
    for (const name of events) addEventListener(name, follow)
    return () => {
      for (const name of events) removeEventListener(name, follow)
    }
  }, [choice])
  useEffect(() => {
    const reopen = ({ target }: Event) => {
      if (target instanceof Element && target.closest(footerButton)) setReopened(true)
    }
    addEventListener('click', reopen)
    return () => removeEventListener('click', reopen)
  }, [])
  useEffect(() => {
    if (isReopened) panel.current?.focus()
  }, [isReopened])

  const close = () => {
    if (isReopened) document.querySelector<HTMLElement>(footerButton)?.focus()
    setReopened(false)
  }
  const answer = (next: ConsentAnswer) => {
    keepChoice(next, new Date())
    if (choice && choice !== next) return reload()
    setChoice(next)
    close()
  }

  if (choice && !isReopened) return null
  const pressed = (own: ConsentAnswer) => (isReopened ? choice === own : undefined)
  return (
    <section ref={panel} className="consent" data-hidden={!isReopened && !isClear} aria-label={words.label} tabIndex={-1}>
      <p>
        {choice === 'signal' ? words.signal : words.question} <a href={privacyPath}>{words.privacy}</a>
      </p>
      <div className="consent-buttons">
        {choice === 'signal' ? (
          <Button label={words.close} onClick={close} />
        ) : (
          <>
            <Button label={words.allow} isPressed={pressed('yes')} onClick={() => answer('yes')} />
            <Button label={words.refuse} isPressed={pressed('no')} onClick={() => answer('no')} />
          </>
        )}
      </div>
    </section>
  )
}

type ButtonProps = { label: string; isPressed?: boolean; onClick(): void }

const Button = ({ label, isPressed, onClick }: ButtonProps) => (
  <button type="button" className="button button-outline" aria-pressed={isPressed} onClick={onClick}>
    {label}
  </button>
)
