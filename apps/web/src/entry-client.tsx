import './styles/site.css'
import { tellClocks } from '@sizzle/domain/hours/local-time.ts'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { atFirstTouch } from './kit/lazy-part.ts'
import { drawnIn, type PageData } from './kit/page-content.ts'
import { reloadAfterDeploy } from './kit/reload-after-deploy.ts'
import { reportClientError } from './kit/report-client-error.ts'
import { loadSession } from './kit/session/session.ts'
import { SCREENS } from './pages/screens.ts'
import { browserHistory } from './router/browser-history.ts'
import { Router } from './router/router.tsx'

reloadAfterDeploy()
atFirstTouch(() => import('./platform/pos.ts').then(({ startPos }) => startPos()))
atFirstTouch(() => import('./kit/offline/keep-site.ts').then(({ keepSite }) => keepSite()))

// A drawing that cannot be fetched leaves the cloth of its dish, and no sign of something broken.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement && target.closest('.dish-tile:not([data-photo])')) target.hidden = true
  },
  true,
)

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded) throw new Error('this document was not made by the server')

// Composed by the server of this very build, in the type's own shape.
const data = JSON.parse(embedded) as PageData
tellClocks(data.clocks ?? [])
const app = (
  <Router history={browserHistory()}>
    <App initial={{ path: location.pathname, data }} />
  </Router>
)
const options = {
  onUncaughtError: (error: unknown) => reportClientError(error),
  onRecoverableError: (error: unknown) => reportClientError(error),
}

const drawn = drawnIn(data)

async function takeOver(element: HTMLElement): Promise<void> {
  if (drawn) await SCREENS[drawn]?.preload()
  // In slices: as one task it would keep a phone from answering for a fifth of a second.
  startTransition(() => {
    hydrateRoot(element, app, options)
  })
}

if (drawn) void takeOver(root)
else createRoot(root, options).render(app)

void loadSession()
