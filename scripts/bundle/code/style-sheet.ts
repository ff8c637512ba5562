import * as esbuild from 'esbuild'
import type { BuildOptions } from '../build-options.ts'
import { browserTargets } from './browser-targets.ts'

/** Style sheets that only the pages of some screens load, after the visitors' sheet. */
export const screenSheets = [
  { name: 'home', screens: ['home'] },
  { name: 'service', screens: ['service'] },
  { name: 'about', screens: ['about'] },
  { name: 'careers', screens: ['careers'] },
  { name: 'directories', screens: ['directories'] },
  { name: 'estimate', screens: ['estimate'] },
  { name: 'gallery', screens: ['gallery', 'work'] },
] as const

/** The visitors' style sheet, those of single screens, and those of the owner's pages and previews. */
export type SheetName = 'site' | 'owner' | 'preview' | (typeof screenSheets)[number]['name']

const sheets: Record<SheetName, string> = {
  site: '"./client/styles/site.css"',
  home: '"./client/pages/home/home-page.css" layer(components)',
  service: '"./client/pages/service/service-page.css" layer(components)',
  about: '"./client/pages/about/about-page.css" layer(components)',
  careers: '"./client/pages/careers/careers-page.css" layer(components)',
  directories: '"./client/pages/directories/directories-page.css" layer(components)',
  estimate: '"./client/estimate/estimate-page.css" layer(components)',
  gallery: '"./client/gallery/gallery-page.css" layer(components)',
  owner: '"./client/owner/styles/owner.css"',
  preview: '"./client/owner/preview/preview.css" layer(components)',
}

/** Bundles one of the client's style sheets and the set's own CSS into one file. */
export async function bundleStyles(
  { root, isDevelopment }: Pick<BuildOptions, 'root' | 'isDevelopment'>,
  ownCss: string,
  name: SheetName = 'site',
): Promise<Uint8Array> {
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    // The client's sheet must be first, because its first line sets the layer order.
    stdin: { contents: `@import ${sheets[name]};\n${ownCss}`, loader: 'css', resolveDir: root },
    bundle: true,
    minify: !isDevelopment,
    target: browserTargets,
    external: ['/assets/*'],
    legalComments: 'none',
    write: false,
    logLevel: 'silent',
  })
  const [sheet] = outputFiles
  if (!sheet) throw new Error('esbuild produced no style sheet')
  return sheet.contents
}
