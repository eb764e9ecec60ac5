import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { PAGE_NAMES } from './addresses.ts'
import { App } from './app.tsx'
import type { PageData } from './kit/page-content.ts'
import { aboutForSearch } from './pages/about-for-search.ts'
import type { EntryServer } from './pages/entry.ts'
import { headOf } from './pages/head.ts'
import { isPublic } from './pages/read-path.ts'
import { SCREENS } from './pages/screens.ts'
import { Shell } from './pages/shell.tsx'

export { canonicalPath, isIndexed, pathsWithDishesOf, readPath } from './pages/read-path.ts'
export { siteFile } from './pages/site-files.ts'

// Here every page is at hand before the first one is rendered.
const missing = SCREENS['not-found']
await Promise.all(
  [missing, ...PAGE_NAMES.filter(isPublic).map((name) => SCREENS[name])].map(async (one) => one.preload?.()),
)

export const chunkOf: EntryServer['chunkOf'] = (page) =>
  page === 'shell' || page === 'error' ? undefined : `src/pages/${page}-page.tsx`

export const render: EntryServer['render'] = (path, data: PageData, publicUrl) => ({
  status: data.page === 'not-found' ? 404 : data.page === 'error' ? 503 : 200,
  head: headOf(data, publicUrl),
  structured: aboutForSearch(data, publicUrl),
  // A shell is not hydrated: the browser replaces it, so it needs neither a router nor the screens behind it.
  body:
    data.page === 'shell'
      ? renderToString(<Shell />)
      : renderToString(
          <StaticRouter location={path}>
            <App initial={{ path, data }} />
          </StaticRouter>,
        ),
})
