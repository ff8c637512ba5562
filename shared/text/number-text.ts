/**
 * `12,500`, in US format in every language. Not by `toLocaleString`: its first call loads `Intl`, which takes a slow phone a tenth of a
 * second.
 */
export const numberText = (value: number | string): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')

/** Whole dollars, `$3,350`, in every language. */
export const dollars = (amount: number): string => `$${numberText(amount)}`

/** '1 visit', '1,234 visits' */
export const counted = (count: number, one: string, many = `${one}s`): string => `${numberText(count)} ${count === 1 ? one : many}`
