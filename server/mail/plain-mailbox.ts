export const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

/** True if the address survives a header unchanged. Browsers accept more (`x.@y.z`, `call@3`), which mail programs change or refuse. */
export function isPlainMailbox(address: string): boolean {
  // Some mail programs decode an encoded word in front of the @ (RFC 2047, section 5).
  if (address.includes('=?')) return false
  return /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,}|xn--[a-z0-9-]+)$/i.test(
    address,
  )
}

export const mailtoHref = (address: string) => `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
