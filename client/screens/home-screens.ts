import { HomePage } from '../pages/home-page.tsx'
import { screenFor } from '../screen-for.tsx'

export const screens = { home: screenFor('home', HomePage) }
