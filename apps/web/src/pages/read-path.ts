import { BRAND } from '../brand/brand.ts'
import { paths } from '../paths.ts'
import { isSiteFile, type SiteFileName } from './site-files.ts'

/** A page that the server renders; `path` is its one canonical spelling here. */
export type KnownPath =
  | { page: 'home' | 'privacy' | 'terms'; path: string }
  | { page: 'reservations'; path: string }
  | { page: 'menu'; path: string; locationId: string }

export type Place =
  | { kind: 'page'; known: KnownPath }
  /** Rendered in the browser: screens of one person, never indexed. A secret in the address is told to nobody. */
  | { kind: 'shell'; title: string; description: string; holdsSecret?: true }
  | { kind: 'redirect'; to: string; isPermanent: boolean }
  | { kind: 'not-found' }
  /** For search engines and home screens. */
  | { kind: 'file'; name: SiteFileName }
  /** Not a page at all: the API answers. */
  | { kind: 'outside' }

// Customer spec §2; /admin/orders is decisions.md 30. /menu follows the default location, so it is not permanent.
const REDIRECTS: Record<string, { to: string; isPermanent: boolean }> = {
  '/menu': { to: paths.menu(BRAND.defaultLocationId), isPermanent: false },
  '/signin': { to: paths.login(), isPermanent: true },
  '/register': { to: paths.signup(), isPermanent: true },
  '/admin': { to: paths.adminDashboard(), isPermanent: true },
  '/admin/orders': { to: paths.adminDashboard('orders'), isPermanent: true },
}

// The title stands on the tab until the screen has come; both are what a shared link says.
type Words = { title: string; description: string }
const SHELL: Readonly<Record<string, Words>> = {
  '/login': { title: 'Sign in', description: 'Sign in to order, book a table and see your past orders.' },
  '/signup': {
    title: 'Create an account',
    description: 'One account to order online, book tables and collect points.',
  },
  '/forgot-password': { title: 'Forgot password', description: 'Get a link by e-mail to choose a new password.' },
  '/reset-password': { title: 'Choose a new password', description: 'Choose a new password for your account.' },
  '/verify-email': { title: 'Confirm your email address', description: 'Confirm the e-mail address of your account.' },
  '/profile': { title: 'Your profile', description: 'Your name, phone, photo and password, and what we may send you.' },
  '/checkout': { title: 'Checkout', description: 'Choose pickup, delivery or dine-in, and pay by card or cash.' },
  '/order-success': { title: 'Your order', description: 'How your order stands and when it will be ready.' },
  '/dashboard': {
    title: 'Past Orders / Reservations',
    description: 'Your orders with their receipts, your reservations and your points.',
  },
  '/admin/dashboard': { title: 'Back office', description: 'Orders, payments, reservations and messages, for staff.' },
  '/payment-cancel': {
    title: 'Payment cancelled',
    description: 'The payment was cancelled or interrupted: no charges were made and no order was created.',
  },
}
const RECEIPT_WORDS: Words = { title: 'Receipt', description: 'What was ordered, what it cost and how it was paid.' }
const RECEIPT = /^\/receipt\/[A-Za-z0-9_-]{1,100}$/
const MENU = /^\/menu\/([a-z0-9-]{2,50})$/

/** The one reading of an address, for the server and for tests; the browser's routes mirror it. */
export function readPath(path: string): Place {
  if (path === '/api' || path.startsWith('/api/')) return { kind: 'outside' }
  if (path === '/' || path === '/contact') return { kind: 'page', known: { page: 'home', path } }
  if (path === paths.reservations()) return { kind: 'page', known: { page: 'reservations', path } }
  if (path === paths.privacy()) return { kind: 'page', known: { page: 'privacy', path } }
  if (path === paths.terms()) return { kind: 'page', known: { page: 'terms', path } }
  if (isSiteFile(path)) return { kind: 'file', name: path }
  const locationId = MENU.exec(path)?.[1]
  if (locationId) return { kind: 'page', known: { page: 'menu', path, locationId } }
  const words = Object.hasOwn(SHELL, path) ? SHELL[path] : undefined
  if (words) return { kind: 'shell', ...words }
  if (RECEIPT.test(path)) return { kind: 'shell', ...RECEIPT_WORDS, holdsSecret: true }
  if (Object.hasOwn(REDIRECTS, path))
    return { kind: 'redirect', ...(REDIRECTS[path] as { to: string; isPermanent: boolean }) }
  return withoutSlash(path)
}

/** A trailing slash leads to the same page without one, when there is such a page. */
function withoutSlash(path: string): Place {
  if (!/^\/[^/\\].*[^/]\/$/.test(path)) return { kind: 'not-found' }
  const to = path.slice(0, -1)
  const place = readPath(to)
  if (place.kind === 'redirect') return place
  return place.kind === 'page' || place.kind === 'shell'
    ? { kind: 'redirect', to, isPermanent: true }
    : { kind: 'not-found' }
}

/** /contact shows the homepage (customer spec §2); search engines should know one of them. */
export function canonicalPath(path: string): string {
  return path === '/contact' ? '/' : path
}

/** The pages that search engines may show; everything else says noindex. */
const INDEXED = {
  home: true,
  menu: true,
  privacy: true,
  reservations: true,
  terms: true,
  shell: false,
  'not-found': false,
  error: false,
}

export function isIndexed(page: keyof typeof INDEXED): boolean {
  return INDEXED[page]
}
