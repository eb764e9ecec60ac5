import { join } from 'node:path'
import type { Rolldown } from 'vite'

// Which files the guests' pages are made of. Left alone, the bundler makes a file of every few lines that two screens
// share, and a page asks for forty of them. What is fetched together goes into one file here; the rest is the bundler's.

const inSite = (...files: string[]) => files.map((file) => `apps/web/src/${file}`)

export const ROOTS = {
  /** What every document starts with. */
  entry: inSite('entry-client.tsx'),
  home: inSite('pages/home-page.tsx'),
  menu: inSite('pages/menu-page.tsx'),
  reservations: inSite('pages/reservations-page.tsx'),
  login: inSite('pages/login-page.tsx'),
  /** What a page listens with once it stands. */
  live: inSite('kit/live/open-live.ts'),
  /** What can open on any page; fetched at its first touch. */
  touched: inSite(
    'features/customer/site/account-menu.tsx',
    'features/customer/site/logout-dialog.tsx',
    'features/customer/site/mobile-menu.tsx',
    'kit/calls/page-policy.ts',
    'kit/offline/keep-site.ts',
    'pages/nothing-kept.tsx',
    'pages/offline-screen.tsx',
    'platform/pos.ts',
  ),
  /** The same of a menu. */
  'menu-touched': inSite(
    'features/customer/cart/cart-changes.tsx',
    'features/customer/menu/filter-outcome.tsx',
    'features/customer/menu/menu-skeleton.tsx',
    'features/customer/menu/no-menu.tsx',
    'kit/cart/lines-now.ts',
    'pages/cart-panel.tsx',
    'pages/item-panel.tsx',
  ),
  /** The same of the reservations page. */
  'table-touched': inSite(
    'features/customer/reservations/already-booked.tsx',
    'features/customer/reservations/confirmed-booking.tsx',
    'features/customer/reservations/reserve-panel.tsx',
    'pages/customer-notices.tsx',
  ),
  /** Signing in needs some of the same, and the pages beside it look like it. */
  account: inSite('features/customer/account/sign-in-again.tsx', 'pages/account-pages.tsx', 'pages/join-page.tsx'),
  /** What screens ask and wish with. */
  server: inSite('kit/server/queries.tsx', 'kit/server/ask.ts', 'kit/server/wish.ts'),
} as const satisfies Record<string, readonly string[]>

/** With styles of their own, which stand in the sheet of the others. */
const LATER_PAGES = inSite(
  'pages/checkout-page.tsx',
  'pages/dashboard-page.tsx',
  'pages/ready-page.tsx',
  'pages/receipt-page.tsx',
)
const OFFICE = inSite('pages/admin-page.tsx')

type RootName = keyof typeof ROOTS
const FIRST_PAGES = ['home', 'menu', 'reservations', 'login'] as const

const REACT = /node_modules.(react|react-dom|scheduler).|rolldown.runtime/
const ROOT = join(import.meta.dirname, '../../..')

export function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  let places: ReadonlyMap<string, string> | undefined
  return [
    { name: 'react', test: REACT },
    {
      debugName: 'guests',
      name(module, context) {
        places ??= placesOf((id) => context.getModuleInfo(id))
        return places.get(module)
      },
      // Every module has its place already.
      includeDependenciesRecursively: false,
    },
  ]
}

type Graph = (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds' | 'dynamicallyImportedIds'> | null

/** The file of each module that has one of ours. */
function placesOf(graph: Graph): Map<string, string> {
  const reached = new Map(ROOT_NAMES.map((name) => [name, reach(graph, ROOTS[name].map(idOf))] as const))
  const elsewhere = reach(graph, otherRoots(graph))
  const places = new Map<string, string>()
  for (const module of new Set([...reached.values()].flatMap((modules) => [...modules]))) {
    const roots = new Set(ROOT_NAMES.filter((name) => reached.get(name)?.has(module)))
    // The styles of the guests' pages are one sheet.
    const isFirstStyle = module.endsWith('.css') && FIRST_PAGES.some((name) => roots.has(name))
    const place = isFirstStyle ? 'site' : placeOf(roots, elsewhere.has(module))
    if (place) places.set(module, place)
  }
  const office = reach(graph, OFFICE.map(idOf))
  for (const module of reach(graph, LATER_PAGES.map(idOf)))
    if (module.endsWith('.css') && !office.has(module)) places.set(module, 'site')
  // Documents find a page by its own module.
  for (const file of [...ROOTS.entry, ...FIRST_PAGES.flatMap((name) => ROOTS[name])]) places.delete(idOf(file))
  return places
}

/** By who needs it: the first of these that fits. */
function placeOf(roots: ReadonlySet<RootName>, isElsewhere: boolean): string | undefined {
  const [home, menu, tables] = [roots.has('home'), roots.has('menu'), roots.has('reservations')]
  const door = roots.has('login')
  if (roots.has('entry') || (tables && (home || menu))) return 'site'
  if (home && menu) return door ? 'site' : 'dishes'
  if (roots.has('live')) return door ? 'site' : 'live'
  if (menu && door) return 'site'
  // One file and one request less for a menu; the home page carries 2 kB that it does not run yet.
  if (menu) return isElsewhere ? 'dishes' : 'menu'
  if (tables) return isElsewhere || door ? 'times' : 'tables'
  if (door) return doorPlaceOf(roots, isElsewhere)
  if (roots.has('server')) return 'server'
  if (roots.has('touched')) return 'touched'
  const [menuLater, tablesLater] = [roots.has('menu-touched'), roots.has('table-touched')]
  if (roots.has('account')) return menuLater || tablesLater ? 'server' : undefined
  if (menuLater) return isElsewhere ? 'choices' : 'menu-touched'
  if (tablesLater) return isElsewhere ? 'kept' : 'table-touched'
  return undefined
}

/** What signing in is made of: what is small and all call with, the fields of forms, and the door itself. */
function doorPlaceOf(roots: ReadonlySet<RootName>, isElsewhere: boolean): string {
  if (roots.has('server') || roots.has('touched')) return 'times'
  return isElsewhere || roots.has('menu-touched') || roots.has('table-touched') ? 'fields' : 'door'
}

const ROOT_NAMES = Object.keys(ROOTS) as RootName[] // The names of the table, which `Object.keys` forgets.

/** As bundlers write it on every system. */
function idOf(file: string): string {
  return join(ROOT, file).replaceAll('\\', '/')
}

/** What is fetched for other screens: everything that is asked for by `import()` and is no root above. */
function otherRoots(graph: Graph): string[] {
  const ours = new Set(Object.values(ROOTS).flat().map(idOf))
  const [seen, others] = [new Set<string>(), new Set<string>()]
  const todo = [...ours]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (seen.has(id)) continue
    seen.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph(id) ?? {}
    for (const one of dynamicallyImportedIds) if (!ours.has(one)) others.add(one)
    todo.push(...importedIds, ...dynamicallyImportedIds)
  }
  return [...others]
}

function reach(graph: Graph, roots: readonly string[]): Set<string> {
  const found = new Set<string>()
  const todo = [...roots]
  for (let id = todo.pop(); id !== undefined; id = todo.pop()) {
    if (found.has(id)) continue
    found.add(id)
    todo.push(...(graph(id)?.importedIds ?? []))
  }
  return found
}
