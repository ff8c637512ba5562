/** The host's name as it is compared: without port and final dot, in lower case. */
export const plainHost = (host: string): string => host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '')
