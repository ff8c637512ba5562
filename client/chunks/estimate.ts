import '../hydrate.tsx'

export { screens } from '../screens/estimate-screens.ts'
