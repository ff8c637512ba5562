export const ownerPaths = {
  requests: '/owner/',
  week: '/owner/week/',
  work: '/owner/site/work/',
  site: '/owner/site/',
  history: '/owner/site/history/',
  preview: '/owner/preview/',
  signIn: '/owner/sign-in',
  enter: '/owner/enter',
  signOut: '/owner/sign-out',
  signOutEverywhere: '/owner/sign-out-everywhere',
  appearance: '/owner/appearance',
} as const
