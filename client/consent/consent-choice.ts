/** The visitor's answer to the consent question, valid for 12 months. */
const storageKey = 'tag-consent'

export type ConsentAnswer = 'yes' | 'no'

/** `signal`: the browser declines for the visitor (Global Privacy Control, Do Not Track), so nothing is asked. */
export type ConsentChoice = ConsentAnswer | 'signal' | undefined

export function readChoice(now: Date): ConsentChoice {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return 'signal'
  try {
    const [answer, until] = (localStorage.getItem(storageKey) ?? '').split(' ')
    if ((answer === 'yes' || answer === 'no') && now.getTime() < Number(until)) return answer
    localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: the answer only lasts while this page is open.
  }
  return undefined
}

export function keepChoice(answer: ConsentAnswer, now: Date): void {
  const until = new Date(now)
  until.setFullYear(until.getFullYear() + 1)
  try {
    localStorage.setItem(storageKey, `${answer} ${until.getTime()}`)
  } catch {
    // Storage is blocked.
  }
}
