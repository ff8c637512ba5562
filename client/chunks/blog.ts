import '../hydrate.tsx'

export { screens } from '../screens/blog-screens.ts'
