import type { paths } from '../paths.ts'
import type { PageData } from './page-content.ts'
import type { canonicalPath, readPath } from './read-path.ts'

export type Rendered = { status: number; head: string; body: string }

/** What `dist/ssr/entry-server.js` exports. */
export type EntryServer = {
  render: (path: string, data: PageData) => Rendered
  readPath: typeof readPath
  canonicalPath: typeof canonicalPath
  paths: typeof paths
}
