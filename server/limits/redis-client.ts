/** For `import()`: in the bundle, a CommonJS package has named exports only through a static import like this one. */
export { createClient } from 'redis'
