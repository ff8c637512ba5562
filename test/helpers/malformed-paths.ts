/** Paths that no page has: invalid percent-encoding or UTF-8, encoded control characters, encoded slashes. */
export const malformedPaths = [
  '/%E0%A4%A',
  '/blog/%E0%A4%A',
  '/%',
  '/%zz',
  '/%c0%af',
  '/%ff',
  '/%00',
  '/contact%00.html',
  '/about%0a',
  '/blog/a%2f..%2fb',
  '/blog%2fnothing',
]
