/** Whether the server responds. If not, a full load would replace the page, and its phone number, by the browser's error page. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  )

/** The layout listens to it, and shows a notice until the browser is back online. */
export const connectionLost = 'connection-lost'
