import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Footer, PageData } from '@sizzle/web/kit/page-content.ts'
import type { KnownPath, Place } from '@sizzle/web/pages/read-path.ts'
import type { SiteFileName } from '@sizzle/web/pages/site-files.ts'
import { composeDocument } from './document.ts'
import { openFrames } from './frames.ts'
import { createPageCache, type DropScope } from './page-cache.ts'
import { choose, type PageAnswer, type PageRequest, type PreparedAnswer, prepareText } from './prepared.ts'
import { pageSecurityHeaders } from './security-headers.ts'
import { openSiteBuild, type SiteBuild } from './site-build.ts'
import { methodNotAllowed, redirect, retryLater } from './small-answers.ts'
import { readStaticFiles } from './static-files.ts'

export type PagesOptions = {
  distFolder: string
  publicUrl: string
  /** What a page shows, in the wire's shape; undefined when there is no such location. */
  load: (path: KnownPath) => Promise<PageData | undefined>
  /** The names of all kitchens, for pages that load nothing else. */
  footer: () => Promise<Footer>
  /** The ids of all locations whose menus are public. */
  menus: () => Promise<string[]>
  /** Told of every failed page with the id that the visitor sees. */
  report: (error: unknown, errorId: string) => void
  now: () => number
  /** False: browsers forget the copy of the site that they kept for times without a network. */
  keepsOffline: boolean
  /** False: letters are kept and leave for nobody, and documents say so. */
  hasMail: boolean
}

export type Pages = {
  /** Undefined: not a page (the API). A value and no promise when it is cached, so it can be answered before routing. */
  answer(request: PageRequest): PageAnswer | Promise<PageAnswer> | undefined
  drop(scope: DropScope): void
  cachedPages(): number
}

type Headers = Record<string, string>
type ShellPlace = Extract<Place, { kind: 'shell' }>
const NEVER_STORED = { 'cache-control': 'no-store' }
/** An address of a menu that is not there stands for all of them: their document names the kitchens. */
const NO_MENU = '/menu/404'
// Kept by the browser, but asked for again each time: the ETag makes that one short round trip.
const REVALIDATED = { 'cache-control': 'no-cache' }

export async function createPages(options: PagesOptions): Promise<Pages> {
  const [build, all] = await Promise.all([
    openSiteBuild(options.distFolder),
    readStaticFiles(join(options.distFolder, 'client')),
  ])
  const files = options.keepsOffline ? all : withoutWorker(all)
  const cache = createPageCache(options.now)
  const render = renderer(build, options)
  const frames = openFrames(options.footer)
  const { shellOf, notFound, failed } = standingPages(render, frames, options)

  function findPage(request: PageRequest): PageAnswer | Promise<PageAnswer> | undefined {
    const place = build.entry.readPath(request.path)
    if (place.kind === 'outside') return undefined
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowed(render.security)
    if (place.kind === 'redirect') return redirect(place.to, request.search, place.isPermanent, render.security)
    if (place.kind === 'shell') return shellOf(place).then((prepared) => choose(prepared, request))
    if (place.kind === 'not-found') return notFound().then((prepared) => choose(prepared, request))
    if (place.kind === 'file') return fileAnswer(place.name, request)
    const { known } = place
    const made = cache.make(known.path, askedIn(request), (query) => loadAndRender(known, query))
    return made.then((prepared) => choose(prepared, request))
  }

  function askedIn({ path, search }: PageRequest): string {
    return search === '' ? '' : build.entry.askedIn(path, search)
  }

  function fileAnswer(name: SiteFileName, request: PageRequest): Promise<PageAnswer> {
    return cache
      .make(name, '', async () => {
        const { type, text } = build.entry.siteFile(name, options.publicUrl, await options.menus())
        const headers = { ...render.security, ...REVALIDATED, 'content-type': type }
        return { prepared: await prepareText(200, headers, text), keep: true }
      })
      .then((prepared) => choose(prepared, request))
  }

  async function loadAndRender(known: KnownPath, asked: string): Promise<{ prepared: PreparedAnswer; keep: boolean }> {
    const data = await options.load(known)
    if (!data) return { prepared: await notFound(known.page === 'menu' ? NO_MENU : undefined), keep: false }
    const drawn = asked === '' ? data : { ...data, asked }
    return { prepared: await render.page(known.path, drawn, 200), keep: true }
  }

  return {
    answer(request) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const ready = isRead ? (cache.get(request.path, askedIn(request)) ?? files.get(request.path)) : undefined
      if (ready) return choose(ready, request)
      const found = findPage(request)
      return found instanceof Promise ? found.catch((error: unknown) => failed(error, request)) : found
    },
    drop(scope) {
      if (scope === 'all') frames.drop()
      cache.drop(scope, build.entry.pathsWithDishesOf)
    },
    cachedPages: cache.size,
  }
}

function withoutWorker(files: ReadonlyMap<string, PreparedAnswer>): ReadonlyMap<string, PreparedAnswer> {
  const end = files.get('/offline-worker-end.js')
  return end ? new Map([...files, ['/offline-worker.js', end]]) : files
}

/** Pages that show nothing of the house but its footer. */
function standingPages(
  render: ReturnType<typeof renderer>,
  frames: ReturnType<typeof openFrames>,
  { report }: PagesOptions,
) {
  /** One for each, of which there are a dozen; whose screen it is, only the browser knows. */
  function shellOf({ name, holdsSecret }: ShellPlace): Promise<PreparedAnswer> {
    const more: Headers = holdsSecret ? { 'referrer-policy': 'no-referrer' } : {}
    return frames.frame(name, (footer) => render.page('/', { page: 'shell', name, footer }, 200, more))
  }

  function notFound(path = '/404'): Promise<PreparedAnswer> {
    return frames.frame(path, (footer) => render.page(path, { page: 'not-found', footer }, 404))
  }

  async function failed(error: unknown, request: PageRequest): Promise<PageAnswer> {
    const errorId = randomUUID()
    report(error, errorId)
    const data: PageData = { page: 'error', errorId, footer: frames.lastFooter() }
    return retryLater(choose(await render.page(request.path, data, 503), request))
  }
  return { shellOf, notFound, failed }
}

function renderer(build: SiteBuild, { publicUrl, hasMail }: PagesOptions) {
  const security = pageSecurityHeaders(build.styleHashes)
  const html = { ...security, 'content-type': 'text/html; charset=utf-8' }

  async function page(path: string, data: PageData, status: number, more: Headers = {}): Promise<PreparedAnswer> {
    const rendered = build.entry.render(path, data, publicUrl)
    const isIndexed = build.entry.isIndexed(data.page)
    const canonical = isIndexed ? new URL(build.entry.canonicalPath(path), publicUrl).href : undefined
    const headers = isIndexed
      ? { ...html, ...REVALIDATED }
      : { ...html, ...NEVER_STORED, 'x-robots-tag': 'noindex', ...more }
    const input = { rendered, data, canonical, isIndexed, hasMail }
    return prepareText(status, headers, composeDocument(build.partsOf(data), input))
  }

  return { page, security }
}
