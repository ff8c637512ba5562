import type { BuildOptions } from '../build-options.ts'
import { bundleFile } from './bundle-file.ts'

/** Style sheets that only the pages of some screens load, after the visitors' sheet. */
export const screenSheets = [
  { name: 'home', screens: ['home'], file: 'pages/home/home-page.css' },
  { name: 'service', screens: ['service'], file: 'pages/service/service-page.css' },
  { name: 'about', screens: ['about'], file: 'pages/about/about-page.css' },
  { name: 'careers', screens: ['careers'], file: 'pages/careers/careers-page.css' },
  { name: 'directories', screens: ['directories'], file: 'pages/directories/directories-page.css' },
  { name: 'estimate', screens: ['estimate'], file: 'estimate/estimate-page.css' },
  { name: 'gallery', screens: ['gallery', 'work'], file: 'gallery/gallery-page.css' },
  { name: 'job', screens: ['job'], file: 'work/work.css' },
] as const

/** The visitors' style sheet, those of single screens, and those of the owner's pages and previews. */
type SheetName = 'site' | 'owner' | 'preview' | (typeof screenSheets)[number]['name']

/** Bundles one of the client's style sheets and the set's own CSS into one file. */
export const bundleStyles = (
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  ownCss: string,
  name: SheetName = 'site',
): Promise<Uint8Array> =>
  bundleFile({
    absWorkingDir: root,
    // The client's sheet must be first, because its first line sets the layer order.
    stdin: { contents: `@import ${importOf(name)};\n${ownCss}`, loader: 'css', resolveDir: root },
    minify: !isDevelopment,
    external: ['/assets/*'],
  })

function importOf(name: SheetName): string {
  if (name === 'site') return '"./client/styles/site.css"'
  if (name === 'owner') return '"./client/owner/styles/owner.css"'
  const file = screenSheets.find((sheet) => sheet.name === name)?.file ?? 'owner/preview/preview.css'
  return `"./client/${file}" layer(components)`
}
