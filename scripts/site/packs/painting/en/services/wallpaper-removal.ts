import type { ServiceWords } from 'contractor-website/content'

export const wallpaperRemoval: ServiceWords = {
  name: 'Wallpaper removal',
  description: 'Paper and paste off, walls washed and skimmed smooth, ready for paint.',
  shortLine: 'Off, washed and smooth',
  facts: ['About a day a room', 'Walls skimmed smooth'],
  details: [
    { label: 'What we do', text: 'We test a corner, soak and strip the paper, wash off the paste, seal the wall and skim it.' },
    {
      label: 'When it isn’t right',
      text: 'If paper was hung on bare drywall, taking it off tears the wall. Skimming over it can cost less.',
    },
  ],
}
