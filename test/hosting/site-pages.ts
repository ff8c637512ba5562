import { everyPage, readBuiltSite } from '../helpers/built-sites.ts'

export type PageAnswer = { path: string; status: 200 | 404 }

/** Every page of a set, including the not-found pages, with its status. */
export function pageAnswers(site: string): PageAnswer[] {
  return everyPage(readBuiltSite(site)).map(({ path, screen }) => ({
    path,
    status: screen === 'not-found' || screen === 'missing-post' ? 404 : 200,
  }))
}

export const realPages = (site: string): string[] => pageAnswers(site).flatMap(({ path, status }) => (status === 200 ? [path] : []))
