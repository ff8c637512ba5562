export const reloadPath = '/__reload'

/** Runs in pages under `npm run dev`: reloads the page when the version changes, even after a restart of `npm run dev`. */
export const reloadCode = `
let version
new EventSource(${JSON.stringify(reloadPath)}).onmessage = ({ data }) => {
  if (version !== undefined && version !== data) location.reload()
  version = data
}
`
