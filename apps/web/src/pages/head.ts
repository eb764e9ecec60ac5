import { BRAND } from '../brand/brand.ts'
import type { PageData } from './page-content.ts'

/** Title and descriptions of a page, as markup for the document's head. */
export function headOf(data: PageData): string {
  const { title, description } = wordsOf(data)
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    `<meta property="og:description" content="${escapeHtml(description)}">`,
    `<meta property="og:site_name" content="${escapeHtml(BRAND.name)}">`,
    '<meta property="og:type" content="website">',
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
    case 'not-found':
      return { title: `Page not found | ${BRAND.name}`, description: BRAND.description }
    case 'error':
      return { title: `Something went wrong | ${BRAND.name}`, description: BRAND.description }
    case 'shell':
      return { title: BRAND.name, description: BRAND.description }
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
}
