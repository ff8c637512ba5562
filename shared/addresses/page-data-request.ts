/** Path prefix of page data: `/api/pages/about/` is the data of `/about/`. */
export const pageDataPath = '/api/pages'

/**
 * A script sends this header with `prefetch` when it asks for page data ahead, because it may not set `Sec-Purpose`. Such a request is no
 * view: when the page is shown, the browser asks for the same data again without the header, and gets 304.
 */
export const purposeHeader = 'x-purpose'
