import '../hydrate.tsx'

export { screens } from '../screens/business-screens.ts'
