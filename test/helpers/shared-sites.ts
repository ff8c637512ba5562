import type { TestProject } from 'vitest/node'
import { builtSiteNames } from './built-sites.ts'
import { startSite } from './start-site.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the servers that all browser tests share, by site name. */
    siteUrls: Record<string, string>
  }
}

/** Starts one server per site for all browser tests, because a start costs several seconds of processor time. */
export default async function startSharedSites(project: TestProject): Promise<() => Promise<unknown>> {
  // All tests have one address, so together they exceed the default limit.
  const env = { CONTACT_RATE_LIMIT: '1000' }
  const sites = await Promise.all(builtSiteNames.map((name) => startSite(name, env)))
  project.provide('siteUrls', Object.fromEntries(sites.map(({ url }, index) => [builtSiteNames[index], url])))
  return () => Promise.all(sites.map(({ stop }) => stop()))
}
