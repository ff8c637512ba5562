import * as v from 'valibot'

/** Feeds and sitemaps are XML, in which control characters are not allowed. */
const isPrintable = (value: string) => !/(?![\n\t])\p{Cc}/u.test(value)

export const text = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.check(isPrintable, 'must not have control characters'),
)
export const positive = v.pipe(v.number(), v.gtValue(0, 'must be more than 0'))
