import {
  addressesOf,
  type ManyName,
  PAGE_NAMES,
  PAGES,
  type PageName,
  PUBLIC,
  type PublicName,
  pathTo,
  REDIRECTS,
  type ShellName,
} from '../addresses.ts'
import type { PageData } from '../kit/page-content.ts'
import { isSiteFile, type SiteFileName } from './site-files.ts'

/** A page that the server renders; `path` is as it was asked for, and `param` what stood in the place of `:name`. */
export type KnownPath = { page: PublicName; path: string; param?: string }

export type Place =
  | { kind: 'page'; known: KnownPath }
  /** Filled in the browser: screens of one person, never indexed. A secret in the address is told to nobody. */
  | { kind: 'shell'; name: ShellName; holdsSecret: boolean }
  | { kind: 'redirect'; to: string; isPermanent: boolean }
  | { kind: 'not-found' }
  /** For search engines and home screens. */
  | { kind: 'file'; name: SiteFileName }
  /** Not a page at all: the API answers. */
  | { kind: 'outside' }

/** Their links open something: an order, a screen, an account. Older ones carry the token in the query. */
const HOLD_SECRETS: readonly ShellName[] = ['receipt', 'ready', 'join', 'resetPassword', 'verifyEmail']

const FIXED = new Map<string, Place>([
  ...PAGE_NAMES.flatMap((name) => addressesOf(name).map((path) => [path, placeOf(name, path)] as const)),
  ...Object.values(REDIRECTS).map(
    ({ path, to }) => [path, { kind: 'redirect', to, isPermanent: path !== REDIRECTS.menu.path }] as const,
  ),
])

/** The one reading of an address. */
export function readPath(path: string): Place {
  if (path === '/api' || path.startsWith('/api/')) return { kind: 'outside' }
  if (isSiteFile(path)) return { kind: 'file', name: path }
  return FIXED.get(path) ?? withParam(path) ?? withoutSlash(path)
}

function placeOf(name: PageName, path: string, param?: string): Place {
  if (isPublic(name)) return { kind: 'page', known: { page: name, path, ...(param !== undefined && { param }) } }
  return { kind: 'shell', name, holdsSecret: HOLD_SECRETS.includes(name) }
}

export function isPublic(name: PageName): name is PublicName {
  return name in PUBLIC
}

/** What may stand behind the colon of an address. */
const ACCEPTED: Partial<Record<PageName, RegExp>> = {
  menu: /^[a-z0-9-]{2,50}$/,
  receipt: /^[A-Za-z0-9_-]{1,100}$/,
  ready: /^[A-Za-z0-9_-]{1,100}$/,
} satisfies Record<ManyName, RegExp>

/** One of the pages of which there are many. */
function withParam(path: string): Place | undefined {
  for (const name of PAGE_NAMES) {
    const before = pathTo(name)
    const param = path.slice(before.length)
    if (path.startsWith(before) && ACCEPTED[name]?.test(param)) return placeOf(name, path, param)
  }
  return undefined
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

/** /contact shows the homepage; search engines should know one of them. */
export function canonicalPath(path: string): string {
  const name = PAGE_NAMES.find((one) => addressesOf(one).includes(path))
  return name === undefined ? path : PAGES[name].path
}

/** The pages that search engines may show; everything else says noindex. */
export function isIndexed(page: PageData['page']): boolean {
  return page !== 'shell' && page !== 'not-found' && page !== 'error'
}

/** The pages that show dishes of this location: its menu, and the homepage with today's specials. */
export function pathsWithDishesOf(locationId: string): string[] {
  return [...addressesOf('home'), pathTo('menu', locationId)]
}
