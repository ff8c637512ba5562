import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Site } from '../../shared/content/site-types.ts'
import type { AssetManifest } from '../../shared/pages/asset-manifest.ts'
import type { Config } from '../config/config.ts'

export type HeaderList = ReadonlyArray<readonly [name: string, value: string]>

type Source = {
  site: Pick<Site, 'testimonials'>
  manifest: Pick<AssetManifest, 'inlineScript'>
  config: Pick<Config, 'siteUrl' | 'mapsApiKey' | 'tags' | 'contentful'>
}

// Asset hosts of the content service, the only remote hosts that its posts may show images from.
const contentfulImages = ['https://images.ctfassets.net', 'https://images.eu.ctfassets.net']
const maps = 'https://www.google.com'
const tagManager = {
  script: ['https://*.googletagmanager.com'],
  image: ['https://*.googletagmanager.com', 'https://*.google-analytics.com'],
  connect: ['https://*.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'],
  frame: ['https://www.googletagmanager.com'],
}

/** From Google's guide to policies for tags (developers.google.com/tag-platform/security/guides/csp), for conversions and remarketing. */
const adHosts = ['https://*.googleadservices.com', 'https://*.google.com', 'https://*.googlesyndication.com', 'https://*.doubleclick.net']
const googleAds = {
  script: adHosts,
  image: adHosts,
  connect: [...adHosts, 'https://google.com'],
  frame: ['https://*.doubleclick.net'],
}

type Origins = Record<'script' | 'image' | 'connect' | 'frame', string[]>

function tagOrigins(tags: Config['tags']): Origins {
  const lists: Origins[] = tags ? [tagManager, ...(tags.ads ? [googleAds] : [])] : []
  const hosts = tags?.hosts ?? []
  const all = (kind: keyof Origins) => [...lists.flatMap((list) => list[kind]), ...hosts]
  return { script: all('script'), image: all('image'), connect: all('connect'), frame: all('frame') }
}

/** Headers of every response, computed once: cached pages, routes and responses on the raw socket send the same list. */
export function createSecurityHeaders(source: Source): HeaderList {
  const isHttps = source.config.siteUrl?.startsWith('https://') ?? false
  const headers = recordHeaders(
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives: policy(source, isHttps) },
      // One year, for this host only: other hosts of the domain may not have a certificate yet.
      strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: false },
      // Helmet's default `no-referrer` makes browsers send `Origin: null` with our own form, and Google restricts map keys by referrer.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      xFrameOptions: { action: 'deny' },
      // Tag Manager's preview opens the site in a window and talks to it.
      crossOriginOpenerPolicy: { policy: source.config.tags ? 'unsafe-none' : 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      originAgentCluster: true,
    }),
  )
  return [...headers, ['Permissions-Policy', permissionsPolicy]]
}

function policy({ site, manifest, config }: Source, isHttps: boolean): Record<string, string[]> {
  const tags = tagOrigins(config.tags)
  const frames = [...(config.mapsApiKey ? [maps] : []), ...tags.frame]
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", manifest.inlineScript.hash, ...tags.script],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...avatarOrigins(site), ...(config.contentful ? contentfulImages : []), ...tags.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...tags.connect],
    'manifest-src': ["'self'"],
    'frame-src': frames.length > 0 ? frames : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Tag Manager containers write to script sinks, which Trusted Types would block.
    ...(config.tags ? {} : { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  }
}

/** Only parsed origins, so that content cannot add a directive. */
function avatarOrigins({ testimonials }: Pick<Site, 'testimonials'>): string[] {
  const origins = testimonials.flatMap(({ avatarUrl = '' }) => (/^https?:\/\//.test(avatarUrl) ? [new URL(avatarUrl).origin] : []))
  return [...new Set(origins)]
}

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]
const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ')

function recordHeaders(handler: ReturnType<typeof helmet>): [string, string][] {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  const recorded: [string, string][] = []
  response.setHeader = (name, value) => {
    recorded.push([name, String(value)])
    return response
  }
  handler(request, response, (error) => {
    if (error) throw error
  })
  return recorded
}

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (const [name, value] of headers) response.setHeader(name, value)
}

export function securityHeaders(headers: HeaderList): RequestHandler {
  return (_req, res, next) => {
    setHeaders(res, headers)
    next()
  }
}
