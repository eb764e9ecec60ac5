import { menuTitle, titled, titleOf } from '../addresses.ts'
import { BRAND } from '../brand/brand.ts'
import type { PageData } from '../kit/page-content.ts'
import { descriptionOf } from './for-search.ts'
import { INSTEAD } from './instead.ts'

/** Titles, descriptions and what a shared link shows, as markup for the document's head. */
export function headOf(data: PageData, publicUrl: string): string {
  const title = titleIn(data)
  const description = descriptionOf(data)
  const picture = new URL('/share.png', publicUrl).href
  const properties = {
    'og:title': title,
    'og:description': description,
    'og:site_name': BRAND.name,
    'og:type': 'website',
    'og:locale': BRAND.locale.replace('-', '_'),
    'og:image': picture,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': `${BRAND.name}, ${BRAND.tagline}`,
  }
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('')
}

function titleIn(data: PageData): string {
  switch (data.page) {
    case 'menu':
      return menuTitle(data.location.name)
    case 'not-found':
    case 'error':
      return titled(INSTEAD[data.page])
    case 'shell':
      return data.name === undefined ? BRAND.name : titleOf(data.name)
    case 'home':
    case 'privacy':
    case 'reservations':
    case 'terms':
      return titleOf(data.page)
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
