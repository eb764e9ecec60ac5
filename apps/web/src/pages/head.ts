import { BRAND } from '../brand/brand.ts'
import type { PageData } from '../kit/page-content.ts'

/** Titles, descriptions and what a shared link shows, as markup for the document's head. */
export function headOf(data: PageData, publicUrl: string): string {
  const { title, description } = wordsOf(data)
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

export function titleOf(data: PageData): string {
  return wordsOf(data).title
}

function wordsOf(data: PageData): { title: string; description: string } {
  switch (data.page) {
    case 'home':
      return { title: `${BRAND.name} – ${BRAND.tagline}`, description: BRAND.description }
    case 'menu':
      return {
        title: `Menu – ${data.location.name} | ${BRAND.name}`,
        description: `The menu of ${BRAND.name} in ${data.location.name}, ${data.location.address}: ${data.items.length} dishes to order online. Call ${data.location.phone}.`,
      }
    case 'reservations':
      return {
        title: `Reserve a table | ${BRAND.name}`,
        description: `Book a table at ${BRAND.name} in ${data.locations.map(({ name }) => name).join(' or ')}: choose a day, your party and a free time. Confirmed at once.`,
      }
    case 'privacy':
      return {
        title: `Privacy Policy | ${BRAND.name}`,
        description: `What ${BRAND.name} knows about its guests, why, for how long, and how to see or delete it.`,
      }
    case 'terms':
      return {
        title: `Terms of Service | ${BRAND.name}`,
        description: `The rules for ordering, paying, cancelling and booking a table with ${BRAND.name}.`,
      }
    case 'not-found':
      return { title: `Page not found | ${BRAND.name}`, description: BRAND.description }
    case 'error':
      return { title: `Something went wrong | ${BRAND.name}`, description: BRAND.description }
    case 'shell':
      return {
        title: data.title === undefined ? BRAND.name : `${data.title} | ${BRAND.name}`,
        description: data.description ?? BRAND.description,
      }
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
