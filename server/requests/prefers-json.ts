import type { Request } from 'express'

/** True only if JSON is preferred to HTML: clients that accept anything get a page. */
export const prefersJson = (req: Request): boolean => req.accepts(['html', 'json']) === 'json'
