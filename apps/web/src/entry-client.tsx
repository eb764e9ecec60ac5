import './styles/site.css'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { BrowserRouter } from './kit/browser-router.tsx'
import { atFirstTouch } from './kit/lazy-part.ts'
import type { PageData } from './kit/page-content.ts'
import { reloadAfterDeploy } from './kit/reload-after-deploy.ts'
import { reportClientError } from './kit/report-client-error.ts'
import { loadSession } from './kit/session/session.ts'
import { SCREENS } from './pages/screens.ts'

reloadAfterDeploy()
atFirstTouch(() => import('./platform/pos.ts').then(({ startPos }) => startPos()))
if (import.meta.env.PROD) atFirstTouch(() => import('./kit/offline/keep-site.ts').then(({ keepSite }) => keepSite()))

const root = document.getElementById('root')
const embedded = document.getElementById('page-data')?.textContent
if (!root || !embedded) throw new Error('this document was not made by the server')

// Composed by the server of this very build, in the type's own shape.
const data = JSON.parse(embedded) as PageData
const app = (
  <BrowserRouter>
    <App initial={{ path: location.pathname, data }} />
  </BrowserRouter>
)
const options = {
  onUncaughtError: (error: unknown) => reportClientError(error),
  onRecoverableError: (error: unknown) => reportClientError(error),
}

async function takeOver(element: HTMLElement): Promise<void> {
  await SCREENS[data.page]?.preload?.()
  hydrateRoot(element, app, options)
}

if (data.page === 'shell') createRoot(root, options).render(app)
else void takeOver(root)

void loadSession()
