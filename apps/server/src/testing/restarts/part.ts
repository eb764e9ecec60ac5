import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPrograms } from '../../kit/db/embedded/platform-package.ts'
import { stopLeftover } from '../../kit/db/embedded/postmaster-file.ts'
import { type Database, openDatabase } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { JOB_PACE } from '../../kit/jobs/worker.ts'
import { openLog } from '../../kit/log.ts'
import { alwaysOpen, anOrder } from '../an-order.ts'
import { type FakeSmtp, startFakeSmtp } from '../fake-smtp.ts'
import { openClient, type Troubles } from './client.ts'
import { inviteCustomers } from './customers.ts'
import { type Dice, diceOf } from './dice.ts'
import { openProgram, type Program } from './program.ts'
import { embeddedServer, externalServer, type How, type Server } from './server.ts'
import { breachesOf, mailTruth, openWork } from './truth.ts'

export type Part = {
  readonly server: 'embedded' | 'external'
  readonly processes: number
  readonly kills: number
  readonly restarts: number
  readonly customers: number
  readonly seed: number
  /** For a short run: leases of the dead, and what is planned for the next seconds, are due at once. */
  readonly isHurried?: boolean
  readonly say?: (line: string) => void
}
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
  readonly settledSeconds: number
  readonly unaskedExits: readonly string[]
  readonly strayRejections: readonly string[]
  readonly breaches: readonly string[]
}

const ADMIN = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const SETTLE_LIMIT_MS = 60_000
const log = openLog('silent')

/** Orders, payments, refunds and letters while processes are killed and the database restarts; then what became of them. */
export async function runPart(part: Part): Promise<Findings> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sizzle-restarts-'))
  await chmod(folder, 0o711)
  const dataDir = path.join(folder, 'data')
  const smtp = await startFakeSmtp()
  const server =
    part.server === 'embedded' ? embeddedServer(dataDir) : await externalServer(path.join(folder, 'external'))
  const [unaskedExits, strayRejections]: [string[], string[]] = [[], []]
  const heard = {
    unaskedExit: (how: string) => void unaskedExits.push(how),
    strayRejection: (line: string) => void strayRejections.push(line),
  }
  const environment = settingsFor(dataDir, smtp, server)
  const programs = await Promise.all(Array.from({ length: part.processes }, () => openProgram(environment, heard)))
  try {
    for (const program of programs) await program.start()
    const database = await openDatabase({
      databaseUrl: await server.connectionString(),
      dataDir,
      log,
      poolSize: 3,
    })
    const stage = { server, programs, smtp, database, unaskedExits, strayRejections }
    const found = await disturb(part, stage)
    await database.close()
    return found
  } finally {
    await Promise.all(programs.map((program) => program.stop()))
    await server.stop()
    await stopLeftover(path.join(dataDir, 'postgres'), await findPrograms(), log)
    await smtp.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

function settingsFor(dataDir: string, smtp: FakeSmtp, { databaseUrl }: Server): Record<string, string> {
  return {
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@sizzle.example.test',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LIMITS_FACTOR: '1000',
    MAX_UNPAID_ORDERS: '100000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  }
}

type Stage = {
  readonly server: Server
  readonly programs: readonly Program[]
  readonly smtp: FakeSmtp
  readonly database: Database
  readonly unaskedExits: string[]
  readonly strayRejections: string[]
}

async function disturb(part: Part, stage: Stage): Promise<Findings> {
  const { server, programs, smtp, database, unaskedExits, strayRejections } = stage
  const dice = diceOf(part.seed)
  await alwaysOpen({ database })
  const troubles = { noAnswer: 0, unavailable: 0, internal: 0 }
  const addresses = programs.map(({ url }) => url)
  const client = openClient(addresses, troubles)
  const template = await anOrder({ database })
  const confirm = (email: string) => database.db.run(sql`update users set email_verified = true where email = ${email}`)
  const crowd = await inviteCustomers({ client, dice: dice.child(), template, admin: ADMIN, confirm }, part.customers)

  const ends = await makeTrouble(part, stage, dice)
  const lastEnd = performance.now()
  part.say?.('the last one is back; everybody finishes what is at hand')
  await crowd.sendHome()
  while ((await openWork(database.db)) > 0 && performance.now() < lastEnd + SETTLE_LIMIT_MS) {
    if (part.isHurried) await hurry(database)
    await sleep(100)
  }
  const settledSeconds = (performance.now() - lastEnd) / 1000
  const left = await openWork(database.db)
  const mail = await mailTruth(database.db, smtp.mails, ends)
  const breaches = [...(await breachesOf(database.db, crowd.wishes)), ...mail.breaches]
  if (left > 0) breaches.push(`${left} jobs, letters or refunds are not finished after a minute`)
  const count = async (table: 'orders' | 'refunds') =>
    (await database.db.one<{ n: number }>({ text: `select count(*)::bigint as n from ${table}`, values: [] })).n
  return {
    ...troubles,
    database: `${server.name}, ${part.processes === 1 ? 'one process' : `${part.processes} processes`}`,
    kills: part.kills,
    restarts: part.restarts,
    wishes: crowd.wishes.length,
    orders: await count('orders'),
    paid: crowd.wishes.filter(({ isPaid }) => isPaid).length,
    cancelled: crowd.wishes.filter(({ isCancelled }) => isCancelled).length,
    refunds: await count('refunds'),
    letters: mail.letters,
    repeats: mail.repeats,
    mostCopies: mail.most,
    settledSeconds,
    unaskedExits,
    strayRejections,
    breaches,
  }
}

/** Answers when each kill and restart began. */
async function makeTrouble(part: Part, { server, programs, database }: Stage, dice: Dice): Promise<number[]> {
  const ends: number[] = []
  const ways: readonly [How, ...How[]] =
    part.server === 'embedded' ? ['fast', 'immediate', 'kill'] : ['fast', 'immediate']
  const troubles = dice.shuffled([
    ...Array.from({ length: part.kills }, () => 'kill' as const),
    ...Array.from({ length: part.restarts }, () => 'restart' as const),
  ])
  for (let trouble = troubles.shift(); trouble !== undefined; trouble = troubles.shift()) {
    await sleep(dice.between(200, 1500))
    ends.push(performance.now())
    if (trouble === 'restart') {
      const how = dice.oneOf(ways)
      part.say?.(`${troubles.length} to go: the database is ended (${how})`)
      await server.restart(how)
      continue
    }
    part.say?.(`${troubles.length} to go: a process is killed`)
    const [first, ...others] = programs
    if (!first) throw new Error('there is no process')
    const program = dice.oneOf([first, ...others])
    const killedAt = new Date()
    await program.kill()
    // Some die again before they listen.
    if (troubles.includes('kill') && dice.isBelow(0.15)) {
      troubles.splice(troubles.indexOf('kill'), 1)
      ends.push(performance.now())
      await program.killWhileStarting(dice.between(100, 1500))
    }
    await program.start()
    if (part.isHurried) await endLeases(database, killedAt)
  }
  return ends
}

async function hurry(database: Database) {
  await database.db.run(sql`
    update jobs set due_at = now() where lease is null and failed_at is null and due_at < now() + interval '1 hour'`)
}

/** Those that the dead process held; what the living one took since ends later. */
async function endLeases(database: Database, killedAt: Date) {
  const before = new Date(killedAt.getTime() + JOB_PACE.leaseSeconds * 1000)
  await database.db.run(sql`update jobs set due_at = now() where lease is not null and due_at < ${before}`)
  await database.db.run(sql`update messages set due_at = now() where lease is not null and due_at < ${before}`)
}
