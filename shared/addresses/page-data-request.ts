/** Path prefix of page data: `/api/pages/about/` is the data of `/about/`. */
export const pageDataPath = '/api/pages'

/**
 * Scripts send this header with `prefetch` when they prefetch page data, because they may not set `Sec-Purpose`. Such a request does not
 * count as a view: when the page is shown, the browser requests the same data again without the header, and gets 304.
 */
export const purposeHeader = 'x-purpose'
