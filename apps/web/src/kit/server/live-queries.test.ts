import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AskInput, AskPath } from '@sizzle/contract/client.ts'
import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createLive } from '../live/live.ts'
import { type AnswerMeta, ask, askInParts, hearsItself } from './ask.ts'
import { followChanges } from './live-queries.ts'
import { newQueries } from './queries.tsx'

// Screens, one client and a real stream over HTTP; only the answers come from here, to be counted.
let server: Server
let lines: ServerResponse[]
let queries: QueryClient
let ends: (() => void)[]
let asked: string[]
let name = 0

beforeEach(async () => {
  name += 1
  asked = []
  lines = []
  queries = newQueries()
  server = createServer((_, response) => {
    lines.push(response)
    response.on('close', () => server.emit('stream closed'))
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: 5\nevent: hello\ndata: {}\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const live = createLive({
    url: `http://127.0.0.1:${port}/`,
    name: `live-queries-${name}`,
    isOnline: () => true,
    onNetworkBack: () => () => {},
    random: () => 0.02,
  })
  ends = [followChanges(queries, live.subscribe)]
})

afterEach(() => {
  for (const end of ends.reverse()) end()
  queries.clear()
  server.closeAllConnections()
  server.close()
})

const nameOf = (path: string, input: object) => [path, ...Object.values(input)].join(' ')

/** A screen that shows this answer. */
function show<P extends AskPath>(path: P, input: AskInput<P>): () => void {
  return watch(ask(path, input), nameOf(path, input))
}

type WatchedQuery = { readonly queryKey: QueryKey; readonly meta?: AnswerMeta | undefined }

function watch({ queryKey, meta = {} }: WatchedQuery, name: string): () => void {
  const screen = new QueryObserver(queries, { queryKey, meta, queryFn: () => answer(name) })
  const leave = screen.subscribe(() => undefined)
  ends.push(leave)
  return leave
}

async function answer(question: string): Promise<string> {
  asked.push(question)
  return question
}

/** Once all screens have their first answer and the stream is open. */
async function untilQuiet(): Promise<void> {
  await expect.poll(() => lines.length > 0 && queries.isFetching() === 0).toBe(true)
  asked = []
}

function tell(topic: string, about: { id?: string; locationId?: string } = {}): void {
  const change = JSON.stringify({ topic, id: about.id ?? 'any', locationId: about.locationId ?? null, version: 2 })
  lines.at(-1)?.write(`event: change\ndata: ${change}\n\n`)
}

it('a change asks again what it makes old, and nothing else', async () => {
  show('/getMyReservations', {})
  show('/getMyOrders', {})
  show('/getProfile', {})
  show('/getSMSTemplates', {})
  await untilQuiet()
  tell('order.changed')
  await expect.poll(() => asked.toSorted()).toEqual(['/getMyOrders', '/getProfile'])
})

it('where both name a location, only the answers of that one', async () => {
  show('/getPaymentLinks', { locationId: 'truro' })
  show('/getPaymentLinks', { locationId: 'halifax' })
  show('/getPaymentLinks', {})
  show('/getAllReservations', { location: 'all' })
  await untilQuiet()
  tell('payment.changed', { locationId: 'truro' })
  tell('reservation.changed', { locationId: 'truro' })
  await expect
    .poll(() => asked.toSorted())
    .toEqual(['/getAllReservations all', '/getPaymentLinks', '/getPaymentLinks truro'])
})

it('an answer about one thing is old when that thing has changed', async () => {
  show('/getOrderDetails', { orderId: 'one' })
  show('/getOrderDetails', { orderId: 'other' })
  await untilQuiet()
  tell('order.changed', { id: 'other' })
  await expect.poll(() => asked).toEqual(['/getOrderDetails other'])
})

it('many changes in a moment ask once', async () => {
  show('/getMessages', {})
  await untilQuiet()
  for (let count = 0; count < 50; count++) tell('message.changed', { id: `m${count}` })
  show('/getLocationMenu', { locationId: 'truro' })
  tell('menu.changed', { locationId: 'truro' })
  await expect.poll(() => asked).toEqual(['/getLocationMenu truro', '/getMessages', '/getLocationMenu truro'])
})

it('when the server no longer knows what was missed, everything that grows old is asked again', async () => {
  show('/getMyOrders', {})
  show('/getMessages', {})
  show('/getSMSTemplates', {})
  await untilQuiet()
  lines.at(-1)?.write('id: 9\nevent: reset\ndata: {}\n\n')
  await expect.poll(() => asked.toSorted()).toEqual(['/getMessages', '/getMyOrders'])
})

it('what this script does not know is passed over', async () => {
  show('/getMyOrders', {})
  await untilQuiet()
  tell('constructor')
  tell('loyalty.changed')
  tell('order.changed')
  await expect.poll(() => asked).toEqual(['/getMyOrders'])
})

it('a screen that hears of changes itself is left alone', async () => {
  const board = askInParts('/getLocationOrders', { locationId: 'truro' }, () => answer('board'))
  watch(hearsItself(board), 'board')
  show('/getMyOrders', {})
  await untilQuiet()
  tell('order.changed', { locationId: 'truro' })
  await expect.poll(() => asked).toEqual(['/getMyOrders'])
})

it('what no screen shows is asked for when one shows it again', async () => {
  const leave = show('/getMyOrders', {})
  show('/getProfile', {})
  await untilQuiet()
  leave()
  tell('order.changed')
  await expect.poll(() => asked).toEqual(['/getProfile'])
  show('/getMyOrders', {})
  await expect.poll(() => asked).toEqual(['/getProfile', '/getMyOrders'])
})

it('the stream is open only while a screen shows what can grow old, and what it could not tell is asked again', async () => {
  show('/getSMSTemplates', {})
  await expect.poll(() => asked).toEqual(['/getSMSTemplates'])
  expect(lines).toEqual([])
  const leave = show('/getMyOrders', {})
  await untilQuiet()
  const closed = once(server, 'stream closed')
  leave()
  await closed
  show('/getMyOrders', {})
  await expect.poll(() => asked).toEqual(['/getMyOrders'])
})
