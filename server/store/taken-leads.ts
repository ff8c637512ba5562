import type { Lease } from './store.ts'

/** The leads that were taken under each lease and not settled yet, with the number of their pictures then. */
export function createTakenLeads() {
  const byLease = new WeakMap<Lease, Map<string, number>>()
  return {
    under(lease: Lease): Map<string, number> {
      const leads = byLease.get(lease) ?? new Map<string, number>()
      byLease.set(lease, leads)
      return leads
    },
  }
}
