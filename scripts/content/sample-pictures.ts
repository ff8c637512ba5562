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
    sky: ['#26354C', '#D39A74'],
    ground: '#4A3A3C',
    motif: `
      <path fill="#4A3A3C" d="M0 600Q300 480 640 560T1220 540 1600 580V1067H0z"/>
      <path fill="#39432F" d="M0 840Q420 720 860 790T1600 770V1067H0z"/>
      <g transform="translate(110 0)">${cottage('#BCA78F', '#33282A', '#FFD98C')}</g>
      <path fill="#2F3926" d="M0 960Q500 800 1000 806T1600 800V1067H0z"/>`,
  },
  repair: {
    sky: ['#E4DFD2', '#D6CFBF'],
    ground: '#D6CFBF',
    motif: `
      <path fill="none" stroke="#C2BAA8" stroke-width="8" d="M0 110h1600M0 230h1600M0 350h1600M0 470h1600M0 590h1600M0 710h1600"/>
      <path fill="#8F6F48" d="M0 790h1600v277H0z"/>
      <path fill="#7A5D3A" d="M0 790h1600v26H0zM0 940h1600v10H0z"/>
      <path stroke="#C79A5B" stroke-width="30" d="M650 560L600 300"/>
      <path fill="#4C565E" d="M520 290l150-44 16 54-150 44z"/>
      <path stroke="#2F6B8A" stroke-width="44" d="M960 560V410"/>
      <path stroke="#8D979D" stroke-width="16" d="M960 410V300"/>
      <path fill="#D7A63C" d="M1040 360h46v200h-46z"/>
      <path fill="none" stroke="#3E4449" stroke-width="30" d="M690 545V440h220v105"/>
      <path fill="#A8412F" d="M440 540h720v260H440z"/>
      <path fill="#7E2E21" d="M420 540h760v56H420z"/>
      <path fill="#D9CDB8" d="M750 580h100v60H750z"/>`,
  },
  'new-work': {
    sky: ['#CFE0EC', '#EDE6D6'],
    ground: '#A9A699',
    motif: `
      <path fill="#7E9463" d="M0 640h1600v90H0z"/>
      <path fill="#E2D6C1" d="M150 380h600v300H150z"/>
      <path fill="#5A4238" d="M90 390l150-200h420l150 200z"/>
      <path fill="#9FB6C2" d="M220 440h130v110H220zM560 440h130v110H560z"/>
      <path fill="#70574A" d="M400 460h110v220H400z"/>
      <path fill="#2F5F80" d="M820 600h660v150H820zM1110 610l60-140h140l80 140z"/>
      <path fill="#CFE0E8" d="M1165 600l42-100h86l56 100z"/>
      <path fill="none" stroke="#3E4449" stroke-width="14" d="M860 600V440M1060 600V440M830 440h500"/>
      <path stroke="#D7A63C" stroke-width="16" d="M790 426h580M790 386h580M850 386v40M950 386v40M1050 386v40M1150 386v40M1250 386v40"/>
      <path fill="#23282C" d="M890 750a70 70 0 0 1 140 0 70 70 0 0 1-140 0zM1270 750a70 70 0 0 1 140 0 70 70 0 0 1-140 0z"/>
      <path fill="#9AA4AA" d="M932 750a28 28 0 0 1 56 0 28 28 0 0 1-56 0zM1312 750a28 28 0 0 1 56 0 28 28 0 0 1-56 0z"/>`,
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
