import { expect } from 'vitest'
import { readBuiltSite } from '../helpers/built-sites.ts'
import { ask, type Target } from './ask-server.ts'
import type { SiteServer } from './site-server.ts'

/** The plain page, and two estimates that differ from it and from each other. */
export const estimates = [
  '/estimate/',
  '/estimate/?material=vinyl&height=6&length=400',
  '/estimate/?material=chain-link&height=4&length=60',
]

/**
 * Four visitors take turns requesting estimates while others read pages. Returns how often a visitor saw a price that differs from the
 * server's. All share one address, which may request 60 estimates a minute.
 */
export async function askAlternately(proxy: Target, server: SiteServer, rounds: number): Promise<number> {
  const right = await Promise.all(estimates.map(async (address) => priceOf((await ask(server.target, address)).text)))
  expect(new Set(right).size).toBe(3)
  let wrong = 0
  const visitor = async (first: number) => {
    for (let turn = first; turn < first + rounds; turn += 1) {
      const { status, text } = await ask(proxy, estimates[turn % 3] ?? '', { headers: { 'x-visitor': String(first) } })
      if (status !== 200 || priceOf(text) !== right[turn % 3]) wrong += 1
    }
  }
  const reader = async () => {
    for (let turn = 0; turn < rounds * 3; turn += 1) await ask(proxy, turn % 2 === 0 ? '/' : '/estimate/')
  }
  await Promise.all([visitor(0), visitor(1), visitor(2), visitor(3), reader()])
  return wrong
}

/** An outage shows the phone number, never a price. */
export async function expectNumberInsteadOfPrice(proxy: Target, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    const { status, text, headers } = await ask(proxy, address)
    expect([address, status, headers['cache-control']]).toEqual([address, 503, 'no-store'])
    expect(text).toContain(readBuiltSite('fencing').phoneNumber)
    expect(priceOf(text)).toBeUndefined()
  }
}

const priceOf = (page: string): string | undefined => /\$[\d,]+ to \$[\d,]+/.exec(/<output[\s\S]*?<\/output>/.exec(page)?.[0] ?? '')?.[0]
