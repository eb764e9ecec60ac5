import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLive, type Live, type LiveNews } from './live.ts'

// Real HTTP, real Web Locks and a real BroadcastChannel: Node has all three, so each `Live` here is a tab of one browser.
type Line = { request: IncomingMessage; response: ServerResponse }

let server: Server
let lines: Line[]
let sockets: number
let leaving: (() => void)[]
let name = 0

beforeEach(async () => {
  lines = []
  sockets = 0
  leaving = []
  name += 1
  server = createServer((request, response) => {
    sockets += 1
    lines.push({ request, response })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write('id: 5\nevent: hello\ndata: {}\n\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})

afterEach(async () => {
  for (const leave of leaving) leave()
  server.closeAllConnections()
  server.close()
})

type Tab = { live: Live; news: LiveNews[]; who: (string | null)[]; leave: () => void }

function openTab(silenceMs = 35_000, quietMs = 45_000): Tab {
  const { port } = server.address() as AddressInfo
  const who: (string | null)[] = []
  const live = createLive({
    onWho: ({ userId }) => who.push(userId),
    url: `http://127.0.0.1:${port}/`,
    name: `live-${name}`,
    isOnline: () => true,
    onNetworkBack: () => () => {},
    random: () => 0.02,
    silenceMs,
    quietMs,
  })
  const news: LiveNews[] = []
  const leave = live.subscribe(['order.changed'], (one) => news.push(one))
  leaving.push(leave)
  return { live, news, who, leave }
}

const change = (id: string) =>
  `id: ${id}\nevent: change\ndata: {"topic":"order.changed","id":"o${id}","locationId":"truro","version":2}\n\n`
const told = (id: string) => [
  { kind: 'change', change: { topic: 'order.changed', id: `o${id}`, locationId: 'truro', version: 2 } },
]
const isLive = (tab: Tab) => vi.waitFor(() => expect(tab.live.state.get()).toBe('live'))

it('opens one stream for many tabs, and every tab hears it', async () => {
  const tabs = [openTab(), openTab(), openTab()]
  for (const tab of tabs) await isLive(tab)
  expect(sockets).toBe(1)
  lines[0]?.response.write(change('6'))
  for (const { news } of tabs) await vi.waitFor(() => expect(news).toEqual(told('6')))
})

it('hands over when the reading tab goes, from the last event that all of them know', async () => {
  const first = openTab()
  await isLive(first)
  const second = openTab()
  await isLive(second)
  lines[0]?.response.write(change('6'))
  await vi.waitFor(() => expect(second.news).toHaveLength(1))
  first.leave()
  await vi.waitFor(() => expect(sockets).toBe(2))
  expect(lines[1]?.request.headers['last-event-id']).toBe('6')
  lines[1]?.response.write(change('7'))
  await vi.waitFor(() => expect(second.news).toEqual([...told('6'), ...told('7')]))
  expect(first.news).toHaveLength(1)
})

it('tells a tab that joins late where the stream stands, though nothing happened since', async () => {
  const first = openTab()
  await isLive(first)
  const second = openTab()
  await isLive(second)
  first.leave()
  await vi.waitFor(() => expect(sockets).toBe(2))
  expect(lines[1]?.request.headers['last-event-id']).toBe('5')
})

it('takes the stream from a tab that is frozen and keeps the lock', async () => {
  const thaw = Promise.withResolvers<void>()
  const fate = navigator.locks
    .request(`live-${name}`, () => thaw.promise)
    .then(
      () => 'kept',
      () => 'taken',
    )
  const tab = openTab(35_000, 80)
  await isLive(tab)
  expect(sockets).toBe(1)
  expect(await fate).toBe('taken')
  thaw.resolve()
})

it('leaves a quiet leader alone as long as it answers', async () => {
  const first = openTab()
  await isLive(first)
  const second = openTab(35_000, 80)
  await isLive(second)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(sockets).toBe(1)
})

it('goes back into the line when its turn is taken, and does not read twice', async () => {
  const tab = openTab()
  await isLive(tab)
  const taken = Promise.withResolvers<void>()
  const other = navigator.locks.request(`live-${name}`, { steal: true }, () => taken.promise)
  await vi.waitFor(() => expect(lines[0]?.response.destroyed).toBe(true))
  expect(sockets).toBe(1)
  taken.resolve()
  await other
  await vi.waitFor(() => expect(sockets).toBe(2))
})

it('comes back by itself when the server drains or the line breaks', async () => {
  const tab = openTab()
  await isLive(tab)
  lines[0]?.response.end('event: reconnect\ndata: {}\n\n')
  await vi.waitFor(() => expect(sockets).toBe(2))
  await isLive(tab)
  lines[1]?.response.destroy()
  await vi.waitFor(() => expect(sockets).toBe(3))
  await isLive(tab)
})

it('takes a line without a heartbeat for a dead one', async () => {
  const tab = openTab(60)
  await vi.waitFor(() => expect(sockets).toBeGreaterThan(1))
  tab.leave()
})

it('keeps a line that is quiet but for its heartbeats', async () => {
  const tab = openTab(120)
  await isLive(tab)
  const beat = setInterval(() => lines[0]?.response.write(': still here\n\n'), 30)
  await new Promise((resolve) => setTimeout(resolve, 400))
  clearInterval(beat)
  expect(sockets).toBe(1)
  tab.leave()
})

it('asks screens to fetch again when the server cannot say what was missed', async () => {
  const tab = openTab()
  await isLive(tab)
  lines[0]?.response.write('id: 900\nevent: reset\ndata: {}\n\n')
  await vi.waitFor(() => expect(tab.news).toEqual([{ kind: 'resync' }]))
})

it('opens again with the new session, whichever tab signed in', async () => {
  const first = openTab()
  await isLive(first)
  const second = openTab()
  await isLive(second)
  second.live.restart()
  await vi.waitFor(() => expect(sockets).toBe(2))
  await isLive(second)
})

it('is not disturbed by a change that it cannot read', async () => {
  const tab = openTab()
  await isLive(tab)
  lines[0]?.response.write(`id: 6\nevent: change\ndata: {broken\n\n${change('7')}`)
  await vi.waitFor(() => expect(tab.news).toEqual(told('7')))
})

const hello = (id: number, about: object) => `id: ${id}\nevent: hello\ndata: ${JSON.stringify(about)}\n\n`

it('tells every tab whose stream it is, and to ask again when that changes', async () => {
  const first = openTab()
  await isLive(first)
  const second = openTab()
  await isLive(second)
  lines[0]?.response.write(hello(5, { userId: 'cook', role: 'staff', locationIds: ['truro'] }))
  for (const { who } of [first, second]) await vi.waitFor(() => expect(who).toEqual(['cook']))
  const late = openTab()
  await vi.waitFor(() => expect(late.who).toEqual(['cook']))
  expect(first.news).toEqual([])

  lines[0]?.response.write(hello(5, { userId: null }))
  for (const { who, news } of [first, second, late]) {
    await vi.waitFor(() => expect(who.at(-1)).toBe(null))
    expect(news).toEqual([{ kind: 'resync' }])
  }
})

it('takes an answer that refuses this browser for the end of its session', async () => {
  server.removeAllListeners('request')
  server.on('request', (_, response) => response.writeHead(401).end())
  const tab = openTab()
  await vi.waitFor(() => expect(tab.who).toContain(null))
  expect(tab.live.state.get()).toBe('reconnecting')
})

it('takes silence for a dead line sooner when the server promised a beat', async () => {
  server.on('request', (_, response) => response.write(hello(5, { userId: 'cook', beatMs: 20 })))
  const tab = openTab()
  await vi.waitFor(() => expect(sockets).toBeGreaterThan(1), 5_000)
  tab.leave()
})
