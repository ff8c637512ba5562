/** React and the router. A second entry point of the build, so that their chunk keeps its file name when our own code changes. */
export { createElement } from 'react'
export { hydrateRoot } from 'react-dom/client'
export { BrowserRouter } from 'react-router-dom'
