import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { PageData } from '@sizzle/web/kit/page-content.ts'
import type { EntryServer } from '@sizzle/web/pages/entry.ts'
import { createServer } from 'vite'
import type { Database } from '../kit/db/open.ts'
import type { Log } from '../kit/log.ts'
import { assemble } from './document.ts'
import { pageLoader } from './load-page.ts'
import { devSecurityHeaders } from './security-headers.ts'

const WEB = join(import.meta.dirname, '../../../web')
// The stylesheet is named too, though the script brings it: otherwise every reload flashes without it.
const ASSETS =
  '<link rel="stylesheet" href="/src/styles/site.css"><script type="module" src="/src/entry-client.tsx"></script>'
const HEADERS = { ...devSecurityHeaders, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }

type Parts = {
  publicUrl: string
  database: Database
  log: Log
  clock: () => Date
  settingOf: SettingOf
  hasMail: boolean
}

/** Pages straight from their sources, each time anew, with hot reload; nothing is cached, and the policy lets Vite in. */
export async function openDevPages({ publicUrl, hasMail, ...parts }: Parts) {
  const vite = await createServer({
    root: WEB,
    configLoader: 'native', // any other loader writes a file that node --watch sees, and the server restarts for ever
    server: { middlewareMode: true },
    appType: 'custom',
  })
  const { load, footer, menus } = pageLoader(parts)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path, search } = new URL(request.url ?? '/', 'http://localhost')
    // The same module that the build makes one file of.
    const entry = (await vite.ssrLoadModule('/src/entry-server.tsx')) as EntryServer
    const place = entry.readPath(path)
    if (place.kind === 'redirect') return void response.writeHead(302, { location: place.to + search }).end()
    if (place.kind === 'file') {
      const { type, text } = entry.siteFile(place.name, publicUrl, await menus())
      return void response.writeHead(200, { 'content-type': type }).end(text)
    }
    const shown = place.kind === 'page' ? await load(place.known) : undefined
    const drawn = { asked: entry.askedIn(path, search) }
    const content: PageData = (shown && { ...shown, ...drawn }) ?? {
      ...(place.kind === 'shell' ? { page: 'shell', name: place.name } : { page: 'not-found' }),
      footer: await footer(),
    }
    const rendered = entry.render(path, content, publicUrl)
    const html = assemble(ASSETS, { rendered, data: content, canonical: undefined, isIndexed: false, hasMail })
    const status = content.page === 'not-found' ? 404 : 200
    response.writeHead(status, HEADERS)
    response.end(await vite.transformIndexHtml(path, html))
  }

  return {
    handle: (request: IncomingMessage, response: ServerResponse): boolean => {
      if (request.url?.startsWith('/api/')) return false
      vite.middlewares(request, response, () => {
        answer(request, response).catch((error: unknown) => {
          const errorId = randomUUID()
          parts.log.error({ err: error, errorId }, 'a page could not be made')
          response.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n${errorId}`)
        })
      })
      return true
    },
    close: () => vite.close(),
  }
}
