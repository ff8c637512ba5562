/** React and the router: a second entry point of the build, so that they get a chunk that no change of our own code renames. */
export { createElement } from 'react'
export { hydrateRoot } from 'react-dom/client'
export { BrowserRouter } from 'react-router-dom'
