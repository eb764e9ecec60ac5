import { renderToString } from 'react-dom/server'
import { PAGE_NAMES, pathTo, type ShellName } from './addresses.ts'
import { App } from './app.tsx'
import { LOGO_SHAPE } from './brand/logo-shape.ts'
import { partsAtHand } from './kit/drawn-part.tsx'
import { drawnIn, type PageData } from './kit/page-content.ts'
import { aboutForSearch } from './pages/about-for-search.ts'
import type { EntryServer } from './pages/entry.ts'
import { headOf } from './pages/head.ts'
import { isPublic } from './pages/read-path.ts'
import { SCREENS } from './pages/screens.ts'
import { Shell } from './pages/shell.tsx'
import { Router } from './router/router.tsx'
import { stillHistory } from './router/still-history.ts'

export { askedIn } from './pages/asked-in.ts'
export { canonicalPath, isIndexed, pathsWithDishesOf, readPath } from './pages/read-path.ts'
export { siteFile } from './pages/site-files.ts'

// Here every page is at hand before the first one is rendered, with the parts of it that an address asks for.
const missing = SCREENS['not-found']
await Promise.all(
  [missing, SCREENS.login, ...PAGE_NAMES.filter(isPublic).map((name) => SCREENS[name])].map(async (one) =>
    one.preload(),
  ),
)
await Promise.all(partsAtHand)

/** The file of each screen that only a browser draws. */
const SHELL_FILES: Readonly<Record<ShellName, string>> = {
  login: 'login-page',
  signup: 'account-pages',
  forgotPassword: 'account-pages',
  resetPassword: 'account-pages',
  verifyEmail: 'account-pages',
  join: 'join-page',
  checkout: 'checkout-page',
  orderSuccess: 'order-success-page',
  paymentCancel: 'payment-cancel-page',
  receipt: 'receipt-page',
  ready: 'ready-page',
  dashboard: 'dashboard-page',
  profile: 'profile-page',
  adminDashboard: 'admin-page',
}

export const chunkOf: EntryServer['chunkOf'] = (data) => {
  if (data.page === 'error') return undefined
  const file = data.page !== 'shell' ? `${data.page}-page` : data.name && SHELL_FILES[data.name]
  return file && `src/pages/${file}.tsx`
}

export const render: EntryServer['render'] = (path, data: PageData, publicUrl) => ({
  status: data.page === 'not-found' ? 404 : data.page === 'error' ? 503 : 200,
  head: headOf(data, publicUrl),
  structured: aboutForSearch(data, publicUrl),
  body: renderToString(bodyOf(path, data)),
  shapes: LOGO_SHAPE,
})

function bodyOf(path: string, data: PageData) {
  const drawn = drawnIn(data)
  // An outline is not hydrated: the browser replaces it, so it needs neither a router nor the screens behind it.
  if (!drawn) return <Shell />
  return (
    <Router history={stillHistory(drawn === 'login' ? pathTo(drawn) : path)}>
      <App initial={{ path, data }} />
    </Router>
  )
}
