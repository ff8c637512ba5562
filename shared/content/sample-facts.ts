import { placeOf } from './content-places.ts'
import type { Site } from './site-types.ts'

type SampleSite = Pick<Site, 'sample' | 'phoneNumber' | 'telLink' | 'license' | 'siteUrl'>

/** The places of facts that are still samples, whether they are marked so or show it themselves: `phoneNumber`, `testimonials[0]`. */
export function sampleFacts(site: SampleSite): string[] {
  return [...settingsSamples(site), ...entries(site).map(({ place }) => place)]
}

function settingsSamples({ sample, ...site }: SampleSite): string[] {
  const isSample = {
    ...sample,
    phoneNumber: sample.phoneNumber || isSamplePhone(site.phoneNumber) || isSamplePhone(site.telLink),
    license: sample.license || /\b0{3,}\b/.test(site.license ?? ''),
    siteUrl: sample.siteUrl || isSampleHost(new URL(site.siteUrl).hostname),
  }
  return Object.entries(isSample).flatMap(([fact, isOne]) => (isOne ? [fact] : []))
}

type MarkedEntry = { place: string; isOfList: boolean }

/** Whatever has the mark `sample: true`, wherever it stands. */
function entries(content: unknown, place = '', isOfList = false): MarkedEntry[] {
  if (!isObject(content)) return []
  const own = content.sample === true ? [{ place, isOfList }] : []
  const isList = Array.isArray(content)
  return [...own, ...Object.entries(content).flatMap(([key, value]) => entries(value, placeOf(place, isList ? Number(key) : key), isList))]
}

/** What the public may not read as long as it is a sample: the license number, and entries of lists (testimonials, jobs, terms). */
export function leftOutSamples(site: SampleSite): string[] {
  const listed = entries(site).flatMap(({ place, isOfList }) => (isOfList ? [place] : []))
  return [...settingsSamples(site).filter((fact) => fact === 'license'), ...listed]
}

/** The site as its visitors see it: where it is public, without those samples and without what speaks of them. */
export function shownSite<S extends SampleSite>(site: S, siteUrl: string | undefined): S {
  if (!isPublic(siteUrl)) return site
  const withheld = leftOutSamples(site)
  const shown: S = JSON.parse(JSON.stringify(site), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((entry) => !(isObject(entry) && (entry.sample === true || isIn(withheld, entry.needs)))) : value,
  )
  return withheld.includes('license') ? { ...shown, license: undefined } : shown
}

const isIn = (list: readonly unknown[], value: unknown) => list.includes(value)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Where strangers can read it: at an address that somebody owns. */
export function isPublic(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return false
  const host = new URL(siteUrl).hostname.replace(/\.$/, '')
  return !isSampleHost(host) && !/^\[|^\d+(\.\d+){3}$/.test(host)
}

/** The last hundred numbers of the exchange 555 are kept for examples: 555-0100 to 555-0199. */
export const isSamplePhone = (number: string) => /55501\d\d$/.test(number.replace(/\D/g, ''))

/** Domains that are kept for examples (RFC 2606). */
export const isSampleHost = (host: string) => /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host)
