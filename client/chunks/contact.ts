import '../hydrate.tsx'

export { screens } from '../screens/contact-screens.ts'
