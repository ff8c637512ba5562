import type { Words } from 'contractor-website/content'

export const directories: Words['directories'] = {
  intro: 'You can look us up and compare us here. We don’t have a profile on every site. Each link opens in a new tab.',
  groups: {
    maps: {
      name: 'Maps',
    },
    directories: {
      name: 'Directories',
    },
  },
}
