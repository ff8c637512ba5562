/** Drawn placeholder photos for a new set, so that none of another business is copied. */
import sharp from 'sharp'

/** The minimum size of a photo, so that it is sharp in a large window. */
export const pictureSize = { width: 1600, height: 1067 }

/** Written into the EXIF data, so that the check recognizes placeholders. */
export const sampleMark = 'Sample picture: replace it by a photograph'

type Scene = { sky: readonly [top: string, bottom: string]; ground: string; motif: string }

const cottage = (wall: string, roof: string, light: string) => `
  <path fill="${wall}" d="M1000 600h440v200h-440z"/>
  <path fill="${roof}" d="M970 610l70-120h360l70 120z"/>
  <path fill="${light}" d="M1050 655h80v70h-80zM1310 655h80v70h-80z"/>
  <path fill="${roof}" d="M1190 655h66v145h-66z"/>`

const scenes: Record<string, Scene> = {
  hero: {
    sky: ['#F3E6D2', '#E9B98A'],
    ground: '#C39A78',
    motif: `
      <path fill="#C39A78" d="M0 660Q300 560 640 640T1220 600 1600 640V1067H0z"/>
      <path fill="#7D8460" d="M0 840Q420 720 860 790T1600 770V1067H0z"/>
      ${cottage('#E8D9C2', '#5A4238', '#FFD98C')}
      <path fill="#55613F" d="M0 960Q500 800 1000 806T1600 800V1067H0z"/>`,
  },
  repair: {
    sky: ['#DCE7EE', '#B9CCD8'],
    ground: '#7B7F72',
    motif: `
      <path fill="#D9CDB8" d="M240 520h1120v420H240z"/>
      <path fill="#6B5A50" d="M170 540L420 190h760l250 350z"/>
      <path fill="#C9B48F" d="M760 290h220v170H760z"/>
      <path stroke="#A58C63" stroke-width="12" d="M760 332h220M760 375h220M760 418h220"/>
      <path fill="none" stroke="#8C6B3E" stroke-width="20" d="M560 960l110-560M660 960l110-560"/>
      <path fill="none" stroke="#8C6B3E" stroke-width="14" d="M573 890h100M590 805h100M607 720h100M624 635h100M641 550h100M658 465h100"/>`,
  },
  'new-work': {
    sky: ['#CFE0EC', '#EDE6D6'],
    ground: '#9B8B6F',
    motif: `
      <g fill="none" stroke="#C79A5B" stroke-width="26">
        <path d="M260 930V430M420 930V430M580 930V430M740 930V430M900 930V430M1060 930V430M1220 930V430M1360 930V430"/>
        <path d="M247 930h1126M247 430h1126M260 680h1100"/>
        <path d="M200 460l610-290 610 290M360 460l450-214 450 214M520 460l290-138 290 138M810 170v260"/>
      </g>`,
  },
  yard: {
    sky: ['#D8E6EA', '#F1EBDD'],
    ground: '#7E9463',
    motif: `
      <path fill="#DDD2C0" d="M420 330h760v330H420z"/>
      <path fill="#70574A" d="M360 350l180-190h520l180 190z"/>
      <path fill="#8A4B32" d="M735 430h130v230H735z"/>
      <path fill="#9FB6C2" d="M500 430h150v120H500zM950 430h150v120H950z"/>
      <path fill="#C9C3B6" d="M735 660h130l250 407H485z"/>
      <path fill="#5F7A4B" d="M430 670a55 55 0 0 1 110 0 50 50 0 0 1 100 0 45 45 0 0 1 90 0zM870 670a45 45 0 0 1 90 0 50 50 0 0 1 100 0 55 55 0 0 1 110 0z"/>`,
  },
}

export const samplePictureNames = Object.keys(scenes)

export function drawSamplePicture(name: string): Promise<Buffer> {
  const scene = scenes[name]
  if (!scene) throw new Error(`No sample picture is called '${name}'`)
  return sharp(Buffer.from(sceneSvg(scene)))
    .jpeg({ quality: 86 })
    .withExif({ IFD0: { ImageDescription: sampleMark } })
    .toBuffer()
}

function sceneSvg({ sky: [top, bottom], ground, motif }: Scene): string {
  const { width, height } = pictureSize
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>
    <path fill="url(#sky)" d="M0 0h${width}v${height}H0z"/>
    <path fill="${ground}" d="M0 ${height * 0.62}h${width}v${height}H0z"/>
    ${motif}
  </svg>`
}
