/** Redis' client by way of a static import: bundled, a package in CommonJS keeps its names from whoever imports it with `import()`. */
export { createClient } from 'redis'
