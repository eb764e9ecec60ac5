import type { PageData } from '../kit/page-content.ts'
import type { askedIn } from './asked-in.ts'
import type { canonicalPath, isIndexed, pathsWithDishesOf, readPath } from './read-path.ts'
import type { siteFile } from './site-files.ts'

/** `shapes` is drawn with, and stands in the document once. */
export type RenderedPage = { status: number; head: string; body: string; shapes: string; structured: readonly object[] }

/** What `dist/ssr/entry-server.js` exports. */
export type EntryServer = {
  /** `publicUrl` is what absolute addresses in the head begin with. */
  render: (path: string, data: PageData, publicUrl: string) => RenderedPage
  /** The page's own chunk in the manifest, when it is not part of the first script. */
  chunkOf: (data: PageData) => string | undefined
  siteFile: typeof siteFile
  readPath: typeof readPath
  askedIn: typeof askedIn
  canonicalPath: typeof canonicalPath
  isIndexed: typeof isIndexed
  pathsWithDishesOf: typeof pathsWithDishesOf
}
