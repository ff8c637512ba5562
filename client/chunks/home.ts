import '../hydrate.tsx'

export { screens } from '../screens/home-screens.ts'
