import { isObject } from '../schema/is-object.ts'
import { placeOf } from './content-places.ts'
import type { Site } from './site-types.ts'

type SampleSite = Pick<Site, 'sample' | 'phoneNumber' | 'telLink' | 'license' | 'siteUrl'>

/**
 * Places of sample facts, such as `phoneNumber` or `testimonials[0]`. A fact is a sample if it is marked as one, or if its value is
 * reserved for examples (a 555-01xx number, a license of zeros, an example domain).
 */
export function sampleFacts(site: SampleSite): string[] {
  return [...settingsSamples(site), ...markedEntries(site).map(({ place }) => place)]
}

function settingsSamples({ sample, ...site }: SampleSite): string[] {
  // Texts about the work prevent a public site from starting, so none of them is ever shown as a sample.
  const { trade: _, ...marks } = sample
  const isSample = {
    ...marks,
    phoneNumber: sample.phoneNumber || isSamplePhone(site.phoneNumber) || isSamplePhone(site.telLink),
    license: site.license !== undefined && (sample.license || /\b0{3,}\b/.test(site.license)),
    siteUrl: sample.siteUrl || isSampleHost(new URL(site.siteUrl).hostname),
  }
  return Object.entries(isSample).flatMap(([fact, isOne]) => (isOne ? [fact] : []))
}

type MarkedEntry = { place: string; isListItem: boolean }

/** Every object with `sample: true`, at any depth. */
function markedEntries(content: unknown, place = '', isListItem = false): MarkedEntry[] {
  if (!isObject(content)) return []
  const own = content.sample === true ? [{ place, isListItem }] : []
  const isList = Array.isArray(content)
  const inner = Object.entries(content).flatMap(([key, value]) => markedEntries(value, placeOf(place, isList ? Number(key) : key), isList))
  return [...own, ...inner]
}

/** The samples that a public site leaves out: the license number, and list items (testimonials, jobs, terms). */
export function leftOutSamples(site: SampleSite): string[] {
  const listed = markedEntries(site).flatMap(({ place, isListItem }) => (isListItem ? [place] : []))
  return [...settingsSamples(site).filter((fact) => fact === 'license'), ...listed]
}

/** The site as visitors see it. A public site leaves out those samples; a site without a license, the content that needs one. */
export function shownSite<S extends SampleSite>(site: S, siteUrl: string | undefined): S {
  const hidesSamples = isPublic(siteUrl)
  const license = hidesSamples && leftOutSamples(site).includes('license') ? undefined : site.license
  if (license !== undefined && !hidesSamples) return site
  const isShown = (entry: unknown) =>
    !isObject(entry) || !((hidesSamples && entry.sample === true) || (license === undefined && entry.needs === 'license'))
  const shown: S = JSON.parse(JSON.stringify(site), (_, value: unknown) => (Array.isArray(value) ? value.filter(isShown) : value))
  return { ...shown, license }
}

/** True if the host is a real domain name: not one reserved for examples, and not an IP address. */
export function isPublic(siteUrl: string | undefined): boolean {
  if (siteUrl === undefined) return false
  const host = new URL(siteUrl).hostname.replace(/\.$/, '')
  return !isSampleHost(host) && !/^\[|^\d+(\.\d+){3}$/.test(host)
}

/** The numbers 555-0100 to 555-0199 are reserved for examples. */
export const isSamplePhone = (number: string) => /55501\d\d$/.test(number.replace(/\D/g, ''))

/** Domains reserved for examples and tests (RFC 2606). */
export const isSampleHost = (host: string) => /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host)
