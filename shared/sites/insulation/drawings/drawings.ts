import type { Drawing } from '../../../site-types.ts'

export const drawings: Record<string, Drawing> = {}
