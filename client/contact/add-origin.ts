import type { OriginFieldName } from '../../shared/contact/contact-fields.ts'

/** The click ids that ad systems add to the address. */
const adSystems = { gclid: 'google', gbraid: 'google', wbraid: 'google', fbclid: 'facebook', msclkid: 'bing' }

/** Adds where this visit came from, unless the browser sends Global Privacy Control or Do Not Track. */
export function addOrigin(fields: URLSearchParams): void {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return
  for (const [name, value] of Object.entries(readOrigin())) if (value && !fields.has(name)) fields.set(name, value)
}

function readOrigin() {
  try {
    // Written by `entry.ts` on the first page of the visit.
    const [first, referrer] = sessionStorage['visit-start'].split(' ')
    const { pathname, searchParams } = new URL(first)
    return {
      page: location.pathname,
      'first-page': pathname,
      referrer: hostOf(referrer),
      utm_source: searchParams.get('utm_source'),
      utm_medium: searchParams.get('utm_medium'),
      utm_campaign: searchParams.get('utm_campaign'),
      ad: Object.entries(adSystems).find(([clickId]) => searchParams.has(clickId))?.[1],
    } satisfies Record<OriginFieldName, string | null | undefined>
  } catch {
    // Storage is blocked.
    return {}
  }
}

/** Empty if the referrer is this site, as when a link is opened in a new tab. */
function hostOf(referrer: string): string {
  const [, , host = ''] = referrer.split('/')
  return host === location.host ? '' : host
}
