import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { stopLeftover } from '../../kit/db/embedded/postmaster-file.ts'
import { type Database, openDatabase } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { openLog } from '../../kit/log.ts'
import { alwaysOpen, anOrder } from '../an-order.ts'
import { type Dice, diceOf } from '../dice.ts'
import { moneyBreaches } from '../money-oracle.ts'
import { openProgram, type Program } from '../program.ts'
import { openBank } from './bank.ts'
import { openClient } from './client.ts'
import { kitchenBreaches, openKitchen } from './cooks.ts'
import { inviteCustomers, type Started, type Wish } from './customers.ts'
import { inviteDiners, tableBreaches } from './diners.ts'
import { openTroubles, type Troubles, unexplained } from './failures.ts'
import { openProviders } from './providers.ts'
import { payBySandbox, sandboxBreaches } from './sandbox.ts'
import { embeddedServer, externalServer, type Server } from './server.ts'
import type { Part, Stage } from './stage.ts'
import { hurry, makeTrouble } from './trouble.ts'
import { breachesOf, mailTruth, openWork, ordersToCome, textTruth } from './truth.ts'

export type Findings = Troubles & {
  readonly database: string
  readonly kills: number
  readonly restarts: number
  readonly wishes: number
  readonly orders: number
  readonly paid: number
  readonly cancelled: number
  readonly refunds: number
  readonly letters: number
  readonly repeats: number
  readonly mostCopies: number
  readonly texts: number
  readonly repeatedTexts: number
  readonly moves: number
  readonly tables: number
  readonly events: string
  readonly settledSeconds: number
  readonly unaskedExits: readonly string[]
  readonly strayRejections: readonly string[]
  readonly breaches: readonly string[]
}

const ADMIN = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const SETTLE_LIMIT_MS = 120_000
const log = openLog('silent')

/** Orders, payments, refunds, tables and letters while processes are killed and the database restarts; then what became of them. */
export async function runPart(part: Part): Promise<Findings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-restarts-'))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const dice = diceOf(part.seed)
  const programs: Program[] = []
  const troubles = openTroubles()
  const providers = await openProviders(part.areProvidersMoody, dice.child())
  const bank = part.areProvidersMoody
    ? await openBank(() => programs.map(({ url }) => url), dice.child(), troubles)
    : undefined
  const server =
    part.server === 'embedded' ? embeddedServer(dataDir) : await externalServer(path.join(folder, 'external'))
  const [unaskedExits, strayRejections]: [string[], string[]] = [[], []]
  const heard = {
    unaskedExit: (how: string) => void unaskedExits.push(how),
    strayRejection: (line: string) => void strayRejections.push(line),
  }
  const environment = settingsFor(dataDir, { ...providers.environment, ...bank?.environment }, server)
  try {
    for (let n = 0; n < part.processes; n++) programs.push(await openProgram(environment, heard))
    for (const program of programs) await program.start()
    const databaseUrl = await server.connectionString()
    const database = await openDatabase({ databaseUrl, dataDir, log, poolSize: 3 })
    const stage = { server, programs, providers, bank, troubles, database, unaskedExits, strayRejections }
    const found = await disturb(part, stage, dice)
    await database.close()
    return found
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    await server.stop()
    await stopLeftover(path.join(dataDir, 'postgres'), await findPrograms(), log)
    await Promise.all([providers.stop(), bank?.stop()])
    await rm(folder, { recursive: true, force: true })
  }
}

function settingsFor(dataDir: string, providers: Record<string, string>, { databaseUrl }: Server) {
  return {
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '1000',
    MAX_UNPAID_ORDERS: '100000',
    ...providers,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
}

/** Guests who order, cooks who work on it and diners, at work from now on. */
async function invite(part: Part, { programs, bank, troubles, database }: Stage, dice: Dice) {
  await alwaysOpen({ database })
  const client = openClient(
    programs.map(({ url }) => url),
    troubles,
  )
  const template = await anOrder({ database })
  const confirm = (email: string) => database.db.run(sql`update users set email_verified = true where email = ${email}`)
  const pay = bank
    ? async ({ sessionId }: Started) => bank.pay(sessionId)
    : (started: Started, own: Dice) => payBySandbox(client, started, own)
  const inviting = { client, dice: dice.child(), template, admin: ADMIN, confirm, pay }
  const crowd = await inviteCustomers(inviting, part.customers)
  const kitchen = openKitchen([crowd.staff, crowd.staff], crowd.wishes, dice.child())
  const diners = inviteDiners(crowd.people, dice.child())
  return { crowd, kitchen, diners }
}

async function disturb(part: Part, stage: Stage, dice: Dice): Promise<Findings> {
  const { providers, bank, troubles, database, unaskedExits, strayRejections } = stage
  const { crowd, kitchen, diners } = await invite(part, stage, dice)
  const { ends, kills, restarts } = await makeTrouble(part, stage, dice)
  const lastEnd = performance.now()
  part.say?.('the last one is back; everybody finishes what is at hand')
  await Promise.all([crowd.sendHome(), kitchen.sendHome(), diners.sendHome(), providers.calm(), bank?.calm()])
  const left = await settle(part, database, crowd.wishes, lastEnd)
  const settledSeconds = (performance.now() - lastEnd) / 1000

  const { db } = database
  const mail = await mailTruth(db, providers.smtp.mails, [...ends, ...providers.cuts])
  const text = await textTruth(db, providers.twilio.texts)
  const breaches = [
    ...(await breachesOf(db, crowd.wishes)),
    ...(await (bank ? moneyBreaches(db, bank.stripe) : sandboxBreaches(db))),
    ...(await kitchenBreaches(db, kitchen)),
    ...(await tableBreaches(db, diners)),
    ...mail.breaches,
    ...text.breaches,
    ...unexplained(troubles),
    ...(left > 0
      ? [`${left} jobs, messages, refunds or paid orders are not finished after ${SETTLE_LIMIT_MS / 1000} s`]
      : []),
  ]
  const count = async (table: 'orders' | 'refunds') =>
    (await db.one<{ n: number }>({ text: `select count(*)::bigint as n from ${table}`, values: [] })).n
  return {
    ...troubles,
    database: `${stage.server.name}, ${part.processes === 1 ? 'one process' : `${part.processes} processes`}`,
    kills,
    restarts,
    wishes: crowd.wishes.length,
    orders: await count('orders'),
    paid: crowd.wishes.filter(({ isPaid }) => isPaid).length,
    cancelled: crowd.wishes.filter(({ isCancelled }) => isCancelled).length,
    refunds: await count('refunds'),
    moves: kitchen.moves.length,
    tables: diners.visits.filter(({ id }) => id !== undefined).length,
    events: bank ? `${bank.told.events}, ${bank.told.lost} lost, ${bank.told.twice} twice` : 'sandbox',
    letters: mail.letters,
    repeats: mail.repeats,
    mostCopies: mail.most,
    texts: text.texts,
    repeatedTexts: text.repeated,
    settledSeconds,
    unaskedExits,
    strayRejections,
    breaches,
  }
}

/** Answers how much is still not finished. */
async function settle(part: Part, database: Database, wishes: readonly Wish[], since: number): Promise<number> {
  const open = async () => (await openWork(database.db)) + (await ordersToCome(database.db, wishes))
  let left = await open()
  while (left > 0 && performance.now() < since + SETTLE_LIMIT_MS) {
    // What failed at a provider waits for minutes before its next try.
    if (part.isHurried || part.areProvidersMoody) await hurry(database)
    await sleep(100)
    left = await open()
  }
  return left
}
