export const reloadPath = '/__reload'

/** Runs in the page under `npm run dev`: loads it anew once another version is served, also after the script itself was started anew. */
export const reloadCode = `
let version
new EventSource(${JSON.stringify(reloadPath)}).onmessage = ({ data }) => {
  if (version !== undefined && version !== data) location.reload()
  version = data
}
`
