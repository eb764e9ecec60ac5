import { isAmong } from '@sizzle/domain/among.ts'
import { PUBLIC, pathTo, REDIRECTS } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import { FOR_SEARCH } from '../brand/for-search.ts'
import { paths } from '../paths.ts'
import { PERSONAL } from './for-search.ts'

const NAMES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest'] as const
export type SiteFileName = (typeof NAMES)[number]

export function isSiteFile(path: string): path is SiteFileName {
  return isAmong(NAMES, path)
}

/** Screens of one person have nothing for a search engine; their pages say noindex as well. */
const CLOSED = ['/api/', REDIRECTS.admin.path, ...PERSONAL.map((name) => pathTo(name))]

/** The files that search engines and home screens ask for, out of the brand and the locations there are. */
export function siteFile(name: SiteFileName, publicUrl: string, locationIds: readonly string[]) {
  switch (name) {
    case '/robots.txt':
      return { type: 'text/plain; charset=utf-8', text: robots(publicUrl) }
    case '/sitemap.xml':
      return { type: 'application/xml; charset=utf-8', text: sitemap(publicUrl, locationIds) }
    case '/manifest.webmanifest':
      return { type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(MANIFEST) }
  }
}

function robots(publicUrl: string): string {
  const rules = CLOSED.map((path) => `Disallow: ${path}`).join('\n')
  return `User-agent: *\n${rules}\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`
}

function sitemap(publicUrl: string, locationIds: readonly string[]): string {
  const pages = Object.values(PUBLIC).flatMap((page) =>
    page === PUBLIC.menu ? locationIds.map((id) => paths.menu(id)) : [page.path],
  )
  const entries = pages.map((path) => `<url><loc>${new URL(path, publicUrl).href}</loc></url>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`
}

const MANIFEST = {
  name: BRAND.name,
  short_name: BRAND.name,
  description: FOR_SEARCH.description,
  lang: BRAND.locale,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf5e9',
  theme_color: '#fbf5e9',
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Order Now', url: paths.menu(BRAND.defaultLocationId) },
    { name: 'Make a reservation', url: paths.reservations() },
  ],
}
