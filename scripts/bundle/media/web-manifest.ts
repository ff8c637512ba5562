import type { Site } from '../../../shared/content/site-types.ts'
import { languages } from '../../../shared/language/languages.ts'

export type ManifestIcon = { src: string; sizes: string; type: string; purpose?: 'maskable' }

export function webManifest(site: Pick<Site, 'name' | 'logo' | 'language' | 'theme' | 'pages'>, icons: ManifestIcon[]): string {
  const manifest = {
    id: '/',
    name: site.name,
    short_name: site.logo.strong,
    description: site.pages.homepage?.metaData.description,
    lang: languages[site.language].tag,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: site.theme.light.ground,
    theme_color: site.theme.light.ground,
    icons,
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
