import { screenFor } from '../navigation/screen-for.tsx'
import { HomePage } from '../pages/home/home-page.tsx'

export const screens = { home: screenFor('home', HomePage) }
