import type { Site } from './site-types.ts'

type SampleSite = Pick<Site, 'sample' | 'phoneNumber' | 'telLink' | 'license' | 'siteUrl' | 'testimonials'>

/** The places of facts that are still samples, whether they are marked so or show it themselves: `phoneNumber`, `testimonials[0]`. */
export function sampleFacts(site: SampleSite): string[] {
  const { sample } = site
  const isSample = {
    phoneNumber: sample.phoneNumber || isSamplePhone(site.phoneNumber) || isSamplePhone(site.telLink),
    license: sample.license || /\b0{3,}\b/.test(site.license),
    siteUrl: sample.siteUrl || isSampleHost(new URL(site.siteUrl).hostname),
  }
  const facts = Object.entries(isSample).flatMap(([fact, isOne]) => (isOne ? [fact] : []))
  return [...facts, ...site.testimonials.flatMap((testimonial, index) => (testimonial.sample ? [`testimonials[${index}]`] : []))]
}

/** The last hundred numbers of the exchange 555 are kept for examples: 555-0100 to 555-0199. */
export const isSamplePhone = (number: string) => /55501\d\d$/.test(number.replace(/\D/g, ''))

/** Domains that are kept for examples (RFC 2606). */
export const isSampleHost = (host: string) => /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/i.test(host)
