import { fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { orderPlacer, type PlaceOrder, type SignedHeaders, signIn } from '../board/people.ts'
import { openSharedDatabase } from '../board/shared-database.ts'
import { table } from '../compare.ts'
import { percentile } from '../load.ts'
import { residentMemory, type StartedProgram, serverCommand, timeToFirstAnswer } from '../start.ts'

// `npm run bench -- campaign`: an offer to PEOPLE (10,000 unless it is set) by a real mail server: how long it takes, what it leaves
// in the database, the memory, and the p99 of placing an order, in turns while letters go out and while the campaign is stopped.
const SERVER = serverCommand(join(import.meta.dirname, '../../apps/server/src/main.ts'))
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const PEOPLE = Number(process.env.PEOPLE ?? 10_000)
const PER_MINUTE = Number(process.env.PER_MINUTE ?? 3000)
const TURNS = Number(process.env.TURNS ?? 8)
const TURN_MS = 8_000
/** How much slower the slowest hundredth of orders may be while letters go out. */
const MOST = 1.2

const folder = mkdtempSync(join(tmpdir(), 'bench-campaign-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
const mail = fork(join(import.meta.dirname, '../../apps/server/src/testing/bench-mail-server.ts'))
const heard = async <T>() => (await once(mail, 'message'))[0] as T // what bench-mail-server.ts says
const { port } = await heard<{ port: number }>()
const open: { stop(): Promise<void> }[] = []
try {
  const environment = { DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000', PORT: '0' }
  const database = await openSharedDatabase(environment)
  open.push(database)
  const env = {
    ...environment,
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: OWNER.password,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'orders@example.test',
    MAX_UNPAID_ORDERS: '1000000',
  }
  const start = () => timeToFirstAnswer(SERVER, '/api/ping', { env })
  // The first start makes the tables.
  await (await start()).stop()
  await database.addReaders(PEOPLE)
  const site = await start()
  open.push(site)
  const owner = await signIn(site.origin, OWNER.email, OWNER.password)
  console.log(await measure(site, owner, () => database.campaignBytes()))
} finally {
  for (const one of open.toReversed()) await one.stop()
  mail.kill()
  rmSync(folder, { recursive: true, force: true })
}

type Campaign = { version: number; state: string; total: number; waiting: number }

async function measure({ origin, pid }: StartedProgram, owner: SignedHeaders, bytes: () => Promise<number>) {
  const { start, stop, read } = await aCampaign(origin, owner)
  const place = await orderPlacer(origin, owner)
  await placing(place, TURN_MS) // warms up
  const [sizeBefore, memoryBefore] = [await bytes(), residentMemory(pid).own]
  let memory = memoryBefore
  const [idle, busy]: [number[], number[]] = [[], []]
  let sendingMs = 0
  const begin = performance.now()
  for (let turn = 0; turn < TURNS; turn += 1) {
    idle.push(...(await placing(place, TURN_MS)))
    const since = performance.now()
    await start()
    busy.push(...(await placing(place, TURN_MS)))
    memory = Math.max(memory, residentMemory(pid).own)
    if ((await read()).state === 'sending') await stop()
    sendingMs += performance.now() - since
  }
  const measuredMs = performance.now() - begin
  const since = performance.now()
  if ((await read()).state !== 'done') await start()
  while ((await read()).state !== 'done') {
    await wait(500)
    memory = Math.max(memory, residentMemory(pid).own)
  }
  sendingMs += performance.now() - since
  mail.send('how many?')
  const { taken, twice } = await heard<{ taken: number; twice: number }>()
  const growth = (await bytes()) - sizeBefore
  const [p99Idle, p99Busy] = [percentile(idle, 0.99), percentile(busy, 0.99)]
  const ratio = p99Busy / p99Idle
  return `\n${table([
    ['', 'stopped', 'sending', ''],
    ['orders placed', String(idle.length), String(busy.length), `in ${(measuredMs / 1000).toFixed(0)} s`],
    ['p50 ms', percentile(idle, 0.5).toFixed(1), percentile(busy, 0.5).toFixed(1), ''],
    ['p99 ms', p99Idle.toFixed(1), p99Busy.toFixed(1), `${ratio.toFixed(2)} x${ratio > MOST ? ', over' : ''}`],
    ['memory MB', memoryBefore.toFixed(0), memory.toFixed(0), ''],
  ])}\n\n${taken} letters in ${(sendingMs / 1000).toFixed(0)} s of sending at ${PER_MINUTE} a minute, ${twice} twice
the database grew by ${(growth / 1024).toFixed(0)} KB for them: ${Math.round(growth / PEOPLE)} bytes a person`
}

/** One at a time, as fast as they are answered. */
async function placing(place: PlaceOrder, forMs: number): Promise<number[]> {
  const times: number[] = []
  const until = performance.now() + forMs
  while (performance.now() < until) {
    const since = performance.now()
    await place()
    times.push(performance.now() - since)
  }
  return times
}

async function aCampaign(origin: string, { headers }: SignedHeaders) {
  const post = async <T>(path: string, body: object) => {
    const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers: sent, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const message = 'Hello {customerName},\n\nsix days of thali, from Monday on. '.padEnd(900, 'We cook for you. ')
  const templateData = {
    subject: '{offerTitle} for {customerName}',
    message,
    offerTitle: 'Thali week',
    validUntil: '2099-12-31',
  }
  const wish = { name: 'Thali week', audience: {}, templateData, code: 'THALI', percent: 10, perMinute: PER_MINUTE }
  const { campaignId } = await post<{ campaignId: string }>('/saveCampaign', wish)
  const read = async () => {
    const answer = await fetch(`${origin}/api/getCampaign?campaignId=${campaignId}`, { headers })
    return ((await answer.json()) as { campaign: Campaign }).campaign
  }
  return {
    read,
    start: async () => {
      const { state, version } = await read()
      if (state !== 'done') await post('/startCampaign', { campaignId, expectedVersion: version })
    },
    stop: () => post('/stopCampaign', { campaignId }),
  }
}
