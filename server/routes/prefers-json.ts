import type { Request } from 'express'

/** JSON only where it is preferred to a page: whoever takes anything gets a page. */
export const prefersJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'
