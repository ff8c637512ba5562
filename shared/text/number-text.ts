/**
 * `12,500`, the American way in every language. Not by `toLocaleString`: its first call loads `Intl`, which takes a slow phone a tenth of a
 * second.
 */
export const numberText = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
