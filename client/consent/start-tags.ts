import type { Tags } from '../../shared/pages/page-data.ts'

declare global {
  interface Window {
    /** Exists once tags may run. */
    dataLayer?: object[]
  }
}

/** Loads the container with Consent Mode v2, as in Google's snippets, without an inline script. Only after a yes. */
export function startTags({ id, ads }: Pick<Tags, 'id' | 'ads'>): void {
  if (window.dataLayer) return
  window.dataLayer = []
  const uses = [...adUses, 'analytics_storage', 'functionality_storage', 'personalization_storage']
  consent('default', uses, 'denied')
  consent('update', ads ? ['analytics_storage', ...adUses] : ['analytics_storage'], 'granted')
  window.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  Object.assign(script, { async: true, src: `https://www.googletagmanager.com/gtm.js?id=${id}` })
  document.head.append(script)
  // In the capture phase, so that it also sees clicks whose propagation is stopped.
  addEventListener('click', reportPress, true)
  addEventListener('lead-sent', () => tell('lead_sent'))
}

const adUses = ['ad_storage', 'ad_user_data', 'ad_personalization']

const consent = (command: 'default' | 'update', uses: readonly string[], state: 'denied' | 'granted') =>
  gtag('consent', command, Object.fromEntries(uses.map((use) => [use, state])))

function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: Google's scripts recognize commands by this type of object
  window.dataLayer?.push(arguments)
}

function reportPress({ target }: Event): void {
  if (target instanceof Element && target.closest('[href^=tel]')) tell('number_pressed')
}

/** Sends no data about the visitor. */
const tell = (event: 'lead_sent' | 'number_pressed') => window.dataLayer?.push({ event })
