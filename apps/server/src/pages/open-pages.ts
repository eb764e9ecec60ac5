import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Database } from '../kit/db/open.ts'
import { headerOf } from '../kit/http/kept-answers.ts'
import type { Hub } from '../kit/live/hub.ts'
import type { Log } from '../kit/log.ts'
import { pageLoader } from './load-page.ts'
import { createPages, type Pages } from './pages.ts'
import type { PageAnswer } from './prepared.ts'

type Parts = {
  distFolder: string
  publicUrl: string
  database: Database
  hub: Pick<Hub, 'onChange'>
  log: Log
  clock: () => Date
  settingOf: SettingOf
  keepsOffline: boolean
  hasMail: boolean
}

/** The site on the running parts: pages are loaded through the operations and dropped when what they show has changed. */
export async function openPages({ distFolder, publicUrl, hub, keepsOffline, hasMail, ...parts }: Parts) {
  const pages = await createPages({
    distFolder,
    publicUrl,
    keepsOffline,
    hasMail,
    now: () => parts.clock().getTime(),
    ...pageLoader(parts),
    report: (error, errorId) => parts.log.error({ err: error, errorId }, 'a page could not be made'),
  })
  hub.onChange(({ topic, location_id }) => {
    // A location stands on every page: in the switch, the footer and the homepage.
    if (topic === 'location.changed') pages.drop('all')
    if (topic === 'menu.changed') pages.drop(location_id === null ? 'all' : { locationId: location_id })
  })
  return answerWith(pages)
}

/** Answers in node's own handler, before any routing; false: not a page. */
function answerWith(pages: Pick<Pages, 'answer'>) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/'
    if (url.startsWith('/api/')) return false
    const query = url.indexOf('?')
    const answer = pages.answer({
      method: request.method ?? 'GET',
      path: query < 0 ? url : url.slice(0, query),
      search: query < 0 ? '' : url.slice(query),
      acceptEncoding: headerOf(request.rawHeaders, 'accept-encoding'),
      ifNoneMatch: headerOf(request.rawHeaders, 'if-none-match'),
    })
    if (answer === undefined) return false
    // When not even the page that says so could be made, the browser asks again.
    if (answer instanceof Promise) answer.then((page) => send(response, page)).catch(() => response.destroy())
    else send(response, answer)
    return true
  }
}

function send(response: ServerResponse, { status, headers, body }: PageAnswer): void {
  response.writeHead(status, headers)
  response.end(body)
}
