import { cp, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Site } from '../../../shared/content/site-types.ts'
import type { Drawings } from '../../../shared/content/translate-drawings.ts'
import { renderDrawingSheet } from '../../../shared/drawing/sheet.ts'
import { openingPrice } from '../../../shared/pages/home-content.ts'
import type { DrawingSize, MeasuredSite } from '../../../shared/pages/page-data.ts'
import { priceDrawings } from '../../../shared/pages/price-content.ts'
import type { CheckedSet, CheckedSite } from '../../content/load-set.ts'
import { shortHash } from '../../content-hash.ts'
import type { BuildOptions } from '../build-options.ts'
import { groupInSheets } from './drawing-sheet.ts'
import { writeIcons } from './icons.ts'
import { type EncodedPicture, encodePictures, type UprightCrops } from './pictures.ts'
import { writeSocialPictures } from './social-pictures.ts'

/** The site in each of its languages, the default one first. */
type MeasuredSites = [MeasuredSite, ...MeasuredSite[]]

export type SiteMedia = Pick<CheckedSet, 'templateFiles' | 'source'> & {
  sites: MeasuredSites
  pictures: EncodedPicture[]
  social: Record<string, string>
}

/** Writes a set's photos, drawings, icons and social pictures to the public folder. */
export async function writeSiteMedia(options: BuildOptions, set: CheckedSet, publicFolder: string): Promise<SiteMedia> {
  const { root, cache, progress } = options
  const [first, ...others] = set.sites
  const assets = path.join(publicFolder, 'assets')
  await mkdir(assets, { recursive: true })
  await cp(path.join(root, 'public'), publicFolder, { recursive: true, filter: (file) => !file.endsWith('.md') })

  const pictures = await encodePictures(
    path.join(set.folder, 'pictures'),
    path.join(cache, 'pictures'),
    assets,
    progress,
    heroCrops(first.site),
  )
  const social: SiteMedia['social'] = {}
  for (const { site } of set.sites) {
    Object.assign(social, await writeSocialPictures(site, pictures, path.join(cache, 'social'), assets, progress))
  }
  await writeIcons(first.site, path.join(cache, 'icons'), publicFolder)

  const measured = async ({ site, drawings }: CheckedSite): Promise<MeasuredSite> => {
    const sheets = [...groupInSheets(drawings), ...openingDrawings(site)]
    const sizes = await Promise.all(sheets.map((sheet) => writeSheet(sheet, assets)))
    return { ...site, built: { drawings: Object.assign({}, ...sizes), pictures: pictureSizes(site, pictures) } }
  }
  const sites: MeasuredSites = [await measured(first), ...(await Promise.all(others.map(measured)))]
  return { sites, pictures, social, templateFiles: set.templateFiles, source: set.source }
}

/** The hero fills a tall box on phones. Its pictures are cropped around the theme's focus there. */
function heroCrops({ homepage: { hero }, theme }: Site): UprightCrops {
  const position = Number.parseFloat(theme.hero.focus.phone) / 100
  return new Map([hero.picture, hero.duskPicture].flatMap((name) => (name ? [[name, position] as const] : [])))
}

/** The initial drawings of the price band are one sheet, which only the home page loads. */
function openingDrawings(site: Site): Drawings[] {
  const opening = openingPrice(site)
  return site.estimate && opening ? [priceDrawings(site.estimate, opening)] : []
}

function pictureSizes(site: Site, pictures: readonly EncodedPicture[]): MeasuredSite['built']['pictures'] {
  const sizes = pictures.map(({ name, file, width, height, widths, upright }) => {
    return [name, { file, alt: site.pictures[name]?.alt ?? '', width, height, widths, ...(upright && { upright }) }]
  })
  return Object.fromEntries(sizes)
}

async function writeSheet(drawings: Drawings, assets: string): Promise<Record<string, DrawingSize>> {
  const content = renderDrawingSheet(drawings)
  const file = `drawings-${shortHash(content)}.svg`
  await writeFile(path.join(assets, file), content)
  const sizes = Object.entries(drawings).map(([name, { markup: _, phone, ...drawing }]) => {
    const size = phone ? { ...drawing, phone: { width: phone.width, height: phone.height, ground: phone.ground } } : drawing
    return [name, { ...size, sheet: `/assets/${file}` }]
  })
  return Object.fromEntries(sizes)
}
