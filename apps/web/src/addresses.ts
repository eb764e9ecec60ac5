import { BRAND } from './brand/brand.ts'

// Every address of the site, each once. Routes, links, titles, statuses, redirects and the map of the site follow from
// this table, and the compiler asks for the rest of each page: its screen in pages/screens.ts and, where no browser loads
// them, its words for search engines in pages/for-search.ts and what may stand behind a colon in pages/read-path.ts.

type PageAddress = {
  /** What stands behind a colon differs from document to document. */
  path: `/${string}`
  /** Shows the same, but search engines should know one of them. */
  also?: `/${string}`
  /** On the tab, before the name of the house. */
  title: string
}

/** Drawn by the server, the same for everybody, and found by search engines. */
export const PUBLIC = {
  home: { path: '/', also: '/contact', title: 'Home' },
  menu: { path: '/menu/:locationId', title: 'Menu' },
  reservations: { path: '/reservations', title: 'Reserve a table' },
  privacy: { path: '/privacy', title: 'Privacy Policy' },
  terms: { path: '/terms', title: 'Terms of Service' },
} as const satisfies Record<string, PageAddress>

/** The server sends an outline, which the browser fills for one person. */
const SHELLS = {
  login: { path: '/login', title: 'Sign in' },
  signup: { path: '/signup', title: 'Create an account' },
  forgotPassword: { path: '/forgot-password', title: 'Forgot password' },
  resetPassword: { path: '/reset-password', title: 'Choose a new password' },
  join: { path: '/join', title: 'Join the team' },
  verifyEmail: { path: '/verify-email', title: 'Confirm your email address' },
  checkout: { path: '/checkout', title: 'Checkout' },
  orderSuccess: { path: '/order-success', title: 'Your order' },
  paymentCancel: { path: '/payment-cancel', title: 'Payment cancelled' },
  receipt: { path: '/receipt/:orderId', title: 'Receipt' },
  ready: { path: '/ready/:token', title: 'Orders that are ready' },
  dashboard: { path: '/dashboard', title: 'Past Orders / Reservations' },
  profile: { path: '/profile', title: 'Your profile' },
  adminDashboard: { path: '/admin/dashboard', title: 'Back office' },
} as const satisfies Record<string, PageAddress>

export const PAGES = { ...PUBLIC, ...SHELLS }

export type PublicName = keyof typeof PUBLIC
export type ShellName = keyof typeof SHELLS
export type PageName = PublicName | ShellName
// The names of the table, which `Object.keys` forgets.
export const PAGE_NAMES = Object.keys(PAGES) as PageName[]

/** The pages of which there are many. */
export type ManyName = {
  [N in PageName]: (typeof PAGES)[N]['path'] extends `${string}:${string}` ? N : never
}[PageName]

/** The way to a page; `param` takes the place of what stands behind the colon. */
export function pathTo(name: PageName, param = ''): string {
  return PAGES[name].path.replace(/:.*/, encodeURIComponent(param))
}

/** Addresses that people type or remember. The menu's follows the default location; the others hold for ever. */
export const REDIRECTS = {
  menu: { path: '/menu', to: pathTo('menu', BRAND.defaultLocationId) },
  signin: { path: '/signin', to: pathTo('login') },
  register: { path: '/register', to: pathTo('signup') },
  admin: { path: '/admin', to: pathTo('adminDashboard') },
  adminOrders: { path: '/admin/orders', to: `${pathTo('adminDashboard')}#orders` },
} as const

/** The back office has a frame of its own, and the screen for waiting guests has none. */
export function hasSiteFrame(path: string): boolean {
  return !path.startsWith(REDIRECTS.admin.path) && path !== SHELLS.ready.path
}

/** Where a page can be found, its own address first. */
export function addressesOf(name: PageName): string[] {
  const page: PageAddress = PAGES[name]
  return page.also === undefined ? [page.path] : [page.path, page.also]
}

export function titled(title: string): string {
  return `${title} | ${BRAND.name}`
}

export function titleOf(name: PageName): string {
  return name === 'home' ? `${BRAND.name} – ${BRAND.tagline}` : titled(PAGES[name].title)
}

export function menuTitle(location: string): string {
  return titled(`${PAGES.menu.title} – ${location}`)
}
