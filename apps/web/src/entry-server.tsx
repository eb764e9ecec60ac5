import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { App } from './app.tsx'
import type { PageData } from './kit/page-content.ts'
import { aboutForSearch } from './pages/about-for-search.ts'
import type { EntryServer } from './pages/entry.ts'
import { headOf } from './pages/head.ts'
import { PRELOADED } from './pages/preloaded-pages.ts'
import { Shell } from './pages/shell.tsx'

export { canonicalPath, isIndexed, readPath } from './pages/read-path.ts'
export { siteFile } from './pages/site-files.ts'
export { paths } from './paths.ts'

// Here every page is at hand before the first one is rendered.
await Promise.all(Object.values(PRELOADED).map(({ preload }) => preload()))

export const chunkOf: EntryServer['chunkOf'] = (page) => PRELOADED[page]?.source

const STATUS = {
  home: 200,
  menu: 200,
  privacy: 200,
  reservations: 200,
  terms: 200,
  shell: 200,
  'not-found': 404,
  error: 503,
} as const

export const render: EntryServer['render'] = (path, data: PageData, publicUrl) => ({
  status: STATUS[data.page],
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
