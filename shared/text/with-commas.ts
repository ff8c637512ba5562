/** `1,200`: the same in every language of the sites, as Americans write it. */
export const withCommas = (amount: number | string) => String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
