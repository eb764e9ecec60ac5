import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { SettingOf } from '@sizzle/domain/settings/settings.ts'
import type { Context } from 'hono'
import { ensureFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts'
import type { Identify } from './accounts/identify.ts'
import { putInBuiltInData } from './built-in/put-in.ts'
import { type House, openHouse } from './house.ts'
import type { Database } from './kit/db/open.ts'
import { addressReader, proxyList } from './kit/http/address.ts'
import { API_HEADERS, CALLS, createApi, widened } from './kit/http/api.ts'
import { capacityFor } from './kit/http/connections.ts'
import { openGate } from './kit/http/gate.ts'
import { type KeptAnswers, openKeptAnswers } from './kit/http/kept-answers.ts'
import { bucketPerAddress, type Limit } from './kit/http/limits.ts'
import { type HttpListener, listenOn } from './kit/http/server.ts'
import { type Hub, openHub } from './kit/live/hub.ts'
import { publicVersion } from './kit/live/live.sql.ts'
import type { Log } from './kit/log.ts'
import { FULL_COST, type PasswordCost } from './kit/password-hash.ts'
import { allowedOrigins, publicUrl, type Settings } from './kit/settings.ts'
import { uploadsHandler } from './outside/files/serve-uploads.ts'
import { openRooms } from './rooms.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
/** Answers what is no API: pages and files. False: not mine. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean
export type App = {
  readonly port: number
  readonly url: string
  readonly firstAdmin: FirstAdmin
  stop(): Promise<void>
}
/** What is only there once the app is being opened. */
export type OpenedParts = {
  publicUrl: string
  database: Database
  hub: Hub
  clock: () => Date
  settingOf: SettingOf
  keepsOffline: boolean
  hasMail: boolean
}
export type AppParts = {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  /** The clock of everything that is decided here; sign-in sessions keep their library's own. */
  readonly now?: () => Date
  /** False in tests: a job that begins at a full minute would meet whatever test is running then. */
  readonly byTheClock?: boolean
  /** False where tests change rows without announcing it, which nothing in the program does. */
  readonly keepsAnswers?: boolean
  /** Less in tests, where thousands sign up. */
  readonly passwordCost?: PasswordCost
  /** Fills the rooms before anybody is let in; the owner is there. */
  readonly furnish?: ((house: House) => Promise<void>) | undefined
  /** Made once the operations are known, because pages show what the API answers. */
  readonly openPages?: (parts: OpenedParts) => Promise<PageHandler>
}

/** Puts the parts together, in the order in which they need each other, and listens. */
export async function openApp({
  settings,
  database,
  log,
  now,
  furnish,
  openPages,
  byTheClock = true,
  keepsAnswers = true,
  passwordCost = FULL_COST,
}: AppParts): Promise<App> {
  // Closes what is open when a later step fails; nobody who waits here gets an answer then.
  await using opened = new AsyncDisposableStack()
  const clock = now ?? (() => new Date())
  await putInBuiltInData(database, clock())

  // The address is only known once we listen, and what is built with it only then: until then requests wait here.
  const door = openDoor(log)
  const capacity = capacityFor(settings.MAX_CONNECTIONS, settings.LIMITS_FACTOR)
  const { listening } = await listenOn(door.answer, settings.HOST, settings.PORT, {
    capacity,
    isProxy: proxyList(settings.TRUST_PROXY),
  })
  opened.defer(() => listening.cut())

  const url = publicUrl(settings, listening.port)
  const origins = allowedOrigins(settings, listening.port)
  const ownAddress = `http://${reachable(settings.HOST)}:${listening.port}`
  const hub = await openHub(database, database.listener, log, capacity)
  opened.defer(() => hub.drain())
  const ground = { settings, database, log, clock, hub, publicUrl: url, origins, ownAddress }
  const house = await openHouse(ground, passwordCost)
  const rooms = await openRooms(house, byTheClock)
  opened.defer(() => rooms.stop())
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = settings
  const firstAdmin = await ensureFirstAdmin(rooms.accounts.auth, database, email, password)
  await furnish?.(house)

  const addressOf = requestAddress(settings.TRUST_PROXY)
  const gate = openGate(settings.LIMITS_FACTOR, addressOf, clock)
  const answerApi = openCalls({ house, addressOf, listening, keepsAnswers }, rooms)
  const openStream = streamOpener(rooms.accounts.identify, hub, log, addressOf, clock)
  const uploads = uploadsHandler(house.outside.files, log)
  const { settingOf } = house.settingReader
  const keepsOffline = settings.OFFLINE_COPY
  const hasMail = house.outside.mail.name !== 'captured'
  const pages = await openPages?.({ publicUrl: url, database, hub, clock, settingOf, keepsOffline, hasMail })
  door.open((request, response) => {
    askForHttps(url, response)
    if (!gate(request, response) || uploads(request, response)) return
    const isOfRoom = rooms.pages.some((start) => request.url?.startsWith(start))
    if (!isOfRoom && pages?.(request, response)) return
    if (isLive(request)) openStream(request, response)
    else answerApi(request, response, (error) => door.giveUp(response, error))
  })
  opened.move()

  return {
    port: listening.port,
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${listening.port}`,
    firstAdmin,
    async stop() {
      const drained = listening.drain()
      await hub.drain()
      await drained
      await rooms.stop()
    },
  }
}

/** Browsers that were here once ask for nothing without HTTPS for two years. */
function askForHttps(publicUrl: string, response: ServerResponse) {
  if (publicUrl.startsWith('https:'))
    response.setHeader('strict-transport-security', 'max-age=63072000; includeSubDomains')
}

/** Requests wait here until there is something to answer them with. */
function openDoor(log: Log) {
  const ready = Promise.withResolvers<Handle>()
  const giveUp = (response: ServerResponse, error: unknown) => {
    log.error({ err: error }, 'a request could not be answered')
    response.destroy()
  }
  let handle: Handle = (request, response) => {
    ready.promise.then((go) => go(request, response)).catch((error: unknown) => giveUp(response, error))
  }
  const answer: Handle = (request, response) => {
    try {
      handle(request, response)
    } catch (error) {
      giveUp(response, error)
    }
  }
  const open = (answering: Handle) => {
    handle = answering
    ready.resolve(answering)
  }
  return { answer, open, giveUp }
}

type Rooms = Awaited<ReturnType<typeof openRooms>>
type AddressOf = (request: IncomingMessage) => string
type CallParts = { readonly house: House; readonly addressOf: AddressOf; readonly limiter: Limit }
type ApiParts = CallParts & { readonly listening: HttpListener; readonly kept: KeptAnswers }

type CallsParts = Omit<ApiParts, 'limiter' | 'kept'> & { readonly keepsAnswers: boolean }

/** What is kept is answered before routing, everything else by its operation. */
function openCalls({ keepsAnswers, ...parts }: CallsParts, rooms: Rooms) {
  const limiter = bucketPerAddress(widened(CALLS, parts.house.settings.LIMITS_FACTOR))
  const kept = keptAnswers({ ...parts, limiter }, rooms)
  const answer = openApi({ ...parts, limiter, kept }, rooms)
  return (request: IncomingMessage, response: ServerResponse, giveUp: (error: unknown) => void) => {
    const call = () => void answer(request, response).catch(giveUp)
    if (!keepsAnswers || !kept.answer(request, response, call)) call()
  }
}

/** Settings are read into memory apart: how often that was is a part of what is shown. */
function keptAnswers({ house, addressOf, limiter }: CallParts, { operations }: Rooms): KeptAnswers {
  const { database, settingReader, metrics, log, clock } = house
  return openKeptAnswers({
    routes: operations.map(({ route }) => route),
    async versionOf(locationId) {
      const { count, sum } = await publicVersion(database.db, locationId)
      return `${count} ${sum} ${settingReader.readings()}`
    },
    limiter,
    limit: CALLS.burst * house.settings.LIMITS_FACTOR,
    addressOf,
    headers: API_HEADERS,
    metrics,
    log,
    now: clock,
  })
}

function openApi({ house, addressOf, listening, limiter, kept }: ApiParts, { operations, accounts, mounts }: Rooms) {
  type Call = Context<{ Bindings: HttpBindings }>
  const callerOf = (c: Call) => addressOf(c.env.incoming)
  const api = createApi(
    {
      operations,
      database: house.database,
      log: house.log,
      keys: house.keys,
      origins: house.origins,
      identify: accounts.identify,
      addressOf: callerOf,
      allowSlowBody: (c: Call) => listening.allowSlowBody(c.env.incoming),
      limitsFactor: house.settings.LIMITS_FACTOR,
      limiter,
      kept,
      incomingOf: (c: Call) => c.env.incoming,
      metrics: house.metrics,
      now: house.clock,
    },
    (app) => {
      for (const mount of mounts) mount(app, callerOf)
    },
  )
  return getRequestListener(api.fetch, { overrideGlobalObjects: false })
}

function requestAddress(trustedProxies: readonly string[]): AddressOf {
  const read = addressReader(trustedProxies)
  // Node builds its table of headers when it is first touched: without a proxy nobody has to.
  if (trustedProxies.length === 0) return (request) => read(request.socket.remoteAddress, undefined)
  return (request) => {
    const hops = request.headers['x-forwarded-for']
    return read(request.socket.remoteAddress, Array.isArray(hops) ? hops.join(',') : hops)
  }
}

function streamOpener(identify: Identify, hub: Hub, log: Log, addressOf: AddressOf, clock: () => Date): Handle {
  // A right that ended while we asked for it reached the streams that were open then, not this one.
  const whoNow = async (headers: Headers) => {
    for (;;) {
      const before = hub.endings()
      const who = await identify(headers)
      if (hub.endings() === before) return who
    }
  }
  return (request, response) => {
    whoNow(headersOf(request))
      .then((who) => hub.open(request, response, { who, address: addressOf(request), now: clock() }))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a live stream could not be opened')
        response.destroy()
      })
  }
}

/** How this machine reaches itself when it listens on every address. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

function isLive(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.url === '/api/live' || request.url?.startsWith('/api/live?') === true)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}
