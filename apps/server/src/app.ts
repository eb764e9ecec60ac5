import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import pg from 'pg'
import { ensureFirstAdmin, type FirstAdmin } from './accounts/first-admin.ts'
import { openAccounts } from './accounts/open-accounts.ts'
import { sessionQuery } from './accounts/session.ts'
import { putInBuiltInData } from './built-in/put-in.ts'
import { healthOperations } from './health/operations.ts'
import { databaseProbe, jobsProbe, liveProbe, type Probe } from './health/probes.ts'
import type { Database } from './kit/db/open.ts'
import { addressReader } from './kit/http/address.ts'
import { createApi } from './kit/http/api.ts'
import type { Keys } from './kit/http/guard.ts'
import { listenOn } from './kit/http/server.ts'
import { forgetOld } from './kit/jobs/maintenance.ts'
import { startJobs } from './kit/jobs/worker.ts'
import { openHub } from './kit/live/hub.ts'
import type { Log } from './kit/log.ts'
import type { AnyOperation } from './kit/operation.ts'
import { openSecrets } from './kit/secrets.ts'
import { allowedOrigins, publicUrl, type Settings } from './kit/settings.ts'
import { locationOperations } from './locations/operations.ts'
import { menuOperations } from './menu/operations.ts'
import { messageOperations } from './messages/operations.ts'
import { startOutbox } from './messages/outbox.ts'
import { deliveryProbe } from './messages/probes.ts'
import { orderOperations } from './orders/operations.ts'
import { uploadsHandler } from './outside/files/serve-uploads.ts'
import { openFiles, openMail, openSms } from './outside/open-outside.ts'
import { profileOperations } from './profile/operations.ts'
import { removeFile } from './profile/upload-profile-photo.ts'
import { mountReference } from './reference/reference-routes.ts'
import { RESERVATION_TIMETABLE, reservationJobs } from './reservations/jobs.ts'
import { reservationOperations } from './reservations/operations.ts'
import { privateLinks } from './reservations/private-link.ts'
import { userOperations } from './users/operations.ts'

/** Answers what is no API: pages and files. False: not mine. */
export type PageHandler = (request: IncomingMessage, response: ServerResponse) => boolean
export type App = {
  readonly port: number
  readonly url: string
  readonly firstAdmin: FirstAdmin
  stop(): Promise<void>
}
export type AppParts = {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  /** The clock of the calls and jobs; the sessions keep their own. */
  readonly now?: () => Date
  /** Made once the operations are known, because pages show what the API answers. */
  readonly openPages?: (parts: {
    publicUrl: string
    database: Database
    hub: Awaited<ReturnType<typeof openHub>>
  }) => Promise<PageHandler>
}

/** Puts the parts together, in the order in which they need each other, and listens. */
export async function openApp({ settings, database, log, now, openPages }: AppParts): Promise<App> {
  const secrets = await openSecrets(database.db)
  await putInBuiltInData(database, new Date())

  // The address is only known once we listen, and what is built with it only then: until then requests wait here.
  const ready = Promise.withResolvers<(request: IncomingMessage, response: ServerResponse) => void>()
  let handle = (request: IncomingMessage, response: ServerResponse) =>
    void ready.promise.then((go) => go(request, response))
  const { listening } = await listenOn((request, response) => handle(request, response), settings.HOST, settings.PORT)

  const url = publicUrl(settings, listening.port)
  const origins = allowedOrigins(settings, listening.port)
  const files = openFiles(settings)
  const accounts = openAccounts({ settings, database, log, files, secret: secrets.sessions, publicUrl: url, origins })
  const { identify } = accounts
  const firstAdmin = await ensureFirstAdmin(accounts.auth, database, settings.ADMIN_EMAIL, settings.ADMIN_PASSWORD)
  const hub = await openHub(database, () => new pg.Client({ connectionString: database.connectionString }), log)
  const links = privateLinks(secrets.reservations, url)
  const jobs = await startJobs(
    database,
    { 'forget-old': forgetOld, 'remove-file': removeFile(files), ...accounts.jobs, ...reservationJobs(links) },
    [{ task: 'forget-old', cron: '17 * * * *' }, ...RESERVATION_TIMETABLE],
    log,
    now,
  )

  const [mail, sms] = [openMail(settings), openSms(settings)]
  const outbox = startOutbox({ database, log, mail, sms })
  hub.onChange(({ topic }) => {
    if (topic === 'message.changed') outbox.wake()
  })

  const keys = { customer: secrets.customerKey, admin: secrets.adminKey }
  const probes = {
    database: databaseProbe(database),
    others: [
      jobsProbe(database, jobs),
      liveProbe(hub),
      deliveryProbe(database, 'email', mail.name),
      deliveryProbe(database, 'sms', sms.name),
    ],
  }
  const readAddress = addressReader(settings.TRUST_PROXY)
  const addressOf = (c: Context<{ Bindings: HttpBindings }>) =>
    readAddress(c.env.incoming.socket.remoteAddress, c.req.header('x-forwarded-for'))
  const allowSlowBody = (c: Context<{ Bindings: HttpBindings }>) => listening.allowSlowBody(c.env.incoming)
  const api = createApi(
    {
      operations: [
        ...operationsOf(keys, probes),
        ...accounts.operations,
        ...profileOperations(accounts.parts, secrets.sessions),
        ...userOperations,
        ...messageOperations(mail, sms),
        ...reservationOperations(links, settings.LIMITS_FACTOR),
      ],
      database,
      log,
      keys,
      origins,
      identify,
      addressOf,
      allowSlowBody,
      limitsFactor: settings.LIMITS_FACTOR,
      ...(now ? { now } : {}),
    },
    (app) => {
      accounts.mount(app, addressOf)
      mountReference(app, url)
    },
  )
  const answerApi = getRequestListener(api.fetch, { overrideGlobalObjects: false })
  const uploads = uploadsHandler(files, log)
  const pages = await openPages?.({ publicUrl: url, database, hub })

  handle = (request, response) => {
    if (uploads(request, response) || pages?.(request, response)) return
    if (isLive(request)) openStream(request, response)
    else void answerApi(request, response)
  }
  ready.resolve(handle)

  function openStream(request: IncomingMessage, response: ServerResponse) {
    identify(headersOf(request))
      .then((who) => hub.open(request, response, who))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a live stream could not be opened')
        response.destroy()
      })
  }

  return {
    port: listening.port,
    url: `http://${settings.HOST.includes(':') ? `[${settings.HOST}]` : settings.HOST}:${listening.port}`,
    firstAdmin,
    async stop() {
      const drained = listening.drain()
      await hub.drain()
      await drained
      await Promise.all([jobs.stop(), outbox.stop()])
    },
  }
}

function operationsOf(keys: Keys, probes: { database: Probe; others: readonly Probe[] }): AnyOperation[] {
  return [...healthOperations(probes), sessionQuery(keys), ...locationOperations, ...menuOperations, ...orderOperations]
}

function isLive(request: IncomingMessage): boolean {
  return request.method === 'GET' && (request.url === '/api/live' || request.url?.startsWith('/api/live?') === true)
}

function headersOf(request: IncomingMessage): Headers {
  const headers = new Headers()
  if (request.headers.cookie !== undefined) headers.set('cookie', request.headers.cookie)
  return headers
}
