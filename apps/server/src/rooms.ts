import type { HttpBindings } from '@hono/node-server'
import { MAX_ORDERS_PER_HOUR } from '@sizzle/domain/order/unpaid-limit.ts'
import type { Context, Hono } from 'hono'
import { openAccounts } from './accounts/open-accounts.ts'
import { sessionQuery } from './accounts/session.ts'
import { openPayments } from './checkouts/open-payments.ts'
import { healthOperations } from './health/operations.ts'
import { databaseProbe, jobsProbe, liveProbe } from './health/probes.ts'
import type { Database } from './kit/db/open.ts'
import { refuseRequest } from './kit/http/api.ts'
import { forgetOld } from './kit/jobs/maintenance.ts'
import { startJobs, type Timetable } from './kit/jobs/worker.ts'
import { openReceiptLinks } from './kit/links.ts'
import type { Hub } from './kit/live/hub.ts'
import type { Log } from './kit/log.ts'
import type { AnyOperation } from './kit/operation.ts'
import type { Secrets } from './kit/secrets.ts'
import type { Settings } from './kit/settings.ts'
import { locationOperations } from './locations/operations.ts'
import { menuOperations } from './menu/operations.ts'
import { messageOperations } from './messages/operations.ts'
import { startOutbox } from './messages/outbox.ts'
import { deliveryProbe } from './messages/probes.ts'
import { moveOperations } from './moves/operations.ts'
import { tellCancelled } from './moves/tell-cancelled.ts'
import { myOrderOperations } from './my-orders/operations.ts'
import { orderOperations } from './orders/operations.ts'
import { uploadsHandler } from './outside/files/serve-uploads.ts'
import { openFiles, openMail, openSms } from './outside/open-outside.ts'
import { peopleOperations } from './people/operations.ts'
import { removeFile } from './people/upload-profile-photo.ts'
import { privacyOperations } from './privacy/operations.ts'
import { receiptOperations } from './receipts/operations.ts'
import { mountReceiptFiles } from './receipts/receipt-files.ts'
import { mountReference } from './reference/reference-routes.ts'
import { RESERVATION_TIMETABLE, reservationJobs } from './reservations/jobs.ts'
import { reservationOperations } from './reservations/operations.ts'
import { privateLinks } from './reservations/private-link.ts'

export type RoomParts = {
  readonly settings: Settings
  readonly database: Database
  readonly log: Log
  readonly hub: Hub
  readonly secrets: Secrets
  readonly publicUrl: string
  readonly origins: string[]
  /** Where this process reaches itself, for the sandbox's own webhooks. */
  readonly ownAddress: string
  readonly clock: () => Date
  /** Whether jobs also begin by the clock. */
  readonly byTheClock: boolean
}
type AddressOf = (c: Context<{ Bindings: HttpBindings }>) => string

/** Every feature with the parts that it needs; nothing here answers a request yet. */
export async function openRooms(parts: RoomParts) {
  const { settings, database, log, hub, secrets, publicUrl, origins, ownAddress, clock, byTheClock } = parts
  const files = openFiles(settings)
  const [mail, sms] = [openMail(settings), openSms(settings)]
  const keys = { customer: secrets.customerKey, admin: secrets.adminKey }
  const accounts = openAccounts({ settings, database, log, files, secret: secrets.sessions, publicUrl, origins, clock })
  const receipts = { links: openReceiptLinks(publicUrl, secrets.receipts), businessNumber: settings.BUSINESS_NUMBER }
  const payments = openPayments({
    settings,
    database,
    log,
    publicUrl,
    origins,
    ownAddress,
    sandboxSecret: secrets.sandboxWebhook,
    links: receipts.links,
    clock,
  })
  const reservationLinks = privateLinks(secrets.reservations, publicUrl)

  const work = {
    'forget-old': forgetOld,
    'remove-file': removeFile(files),
    'tell-cancelled': tellCancelled(receipts.links),
    ...accounts.jobs,
    ...payments.jobs,
    ...reservationJobs(reservationLinks),
  }
  const timetable: Timetable = [
    { task: 'forget-old', cron: '17 * * * *' },
    ...payments.timetable,
    ...RESERVATION_TIMETABLE,
  ]
  const jobs = await startJobs(database, work, byTheClock ? timetable : [], log, clock)
  const outbox = startOutbox({ database, log, mail, sms })
  hub.onChange(({ topic }) => {
    if (topic === 'message.changed') outbox.wake()
  })

  const probes = {
    database: databaseProbe(database),
    others: [
      jobsProbe(database, jobs),
      liveProbe(hub),
      deliveryProbe(database, 'email', mail.name),
      deliveryProbe(database, 'sms', sms.name),
      payments.probe,
    ],
  }
  const operations: AnyOperation[] = [
    ...healthOperations(probes, settings.LIMITS_FACTOR),
    sessionQuery(keys),
    ...locationOperations,
    ...menuOperations,
    ...accounts.operations,
    ...peopleOperations(accounts.parts),
    ...privacyOperations(accounts.parts, secrets.sessions),
    ...messageOperations(mail, sms),
    ...orderOperations({
      links: receipts.links,
      mostUnpaid: settings.MAX_UNPAID_ORDERS,
      mostPerHour: MAX_ORDERS_PER_HOUR * settings.LIMITS_FACTOR,
    }),
    ...moveOperations({ links: receipts.links, provider: payments.provider }),
    ...myOrderOperations(receipts.links),
    ...receiptOperations(receipts),
    ...payments.operations,
    ...reservationOperations({
      links: reservationLinks,
      limitsFactor: settings.LIMITS_FACTOR,
      isMailCaptured: mail.name === 'captured',
    }),
  ]

  /** The few addresses that are no operation: sign-in by other houses, files, webhooks, the reference. */
  function mount(app: Hono, addressOf: AddressOf) {
    accounts.mount(app, addressOf)
    mountReceiptFiles(app, {
      ...receipts,
      db: database.db,
      addressOf,
      refuse: refuseRequest,
      limitsFactor: settings.LIMITS_FACTOR,
      clock,
    })
    payments.mount(app, refuseRequest)
    mountReference(app, publicUrl)
  }

  return {
    auth: accounts.auth,
    identify: accounts.identify,
    keys,
    operations,
    mount,
    uploads: uploadsHandler(files, log),
    async stop() {
      await Promise.all([jobs.stop(), outbox.stop()])
    },
  }
}
