import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { orderPlacer, signIn } from '../board/people.ts'
import { serverCommand, timeToFirstAnswer } from '../start.ts'
import { startBareStream } from './bare-stream.ts'
import { setUpStations } from './calls.ts'
import { scroll } from './scroll.ts'
import { shift } from './shift.ts'
import { ticks } from './ticks.ts'

// `npm run bench -- kitchen`: a board of many cards that is scrolled, a hundred stations with many open orders, and a shift.
// CARDS, ORDERS and MINUTES scale it down.
const PROGRAM = join(import.meta.dirname, '../../apps/server/src/testing/journey-program.ts')
const OWNER = { email: 'owner@localhost.test', password: 'Saffron-Owner-1' }
const STATIONS = 100
const CARDS = Number(process.env.CARDS ?? '300')
const ORDERS = Number(process.env.ORDERS ?? '500')
const MINUTES = Number(process.env.MINUTES ?? '10')
const STAFF = ['', '2', '3', '4', '5']
/** Until the letters and messages of the orders are out. */
const SETTLE_MS = 6_000

const folder = mkdtempSync(join(tmpdir(), 'bench-kitchen-'))
chmodSync(folder, 0o711) // the embedded database may run under another account
try {
  const env = {
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    LOG_LEVEL: 'error',
    LIMITS_FACTOR: '100000',
    ADMIN_PASSWORD: OWNER.password,
    STAFF: String(STAFF.length),
  }
  const program = await timeToFirstAnswer(serverCommand(PROGRAM), '/api/ping', { env, timeoutMs: 120_000 })
  const bare = await startBareStream()
  try {
    await measureAll(program.origin, bare.origin)
  } finally {
    bare.stop()
    await program.stop()
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(origin: string, bare: string): Promise<void> {
  const owner = await signIn(origin, OWNER.email, OWNER.password)
  const staff = await Promise.all(STAFF.map((n) => signIn(origin, `staff${n}@localhost.test`, 'Turmeric-42')))
  await setUpStations(origin, owner, { locationId: 'truro', count: STATIONS, readyByLastTicket: false })
  const place = await orderPlacer(origin, owner)
  for (let n = 0; n < CARDS; n += 1) await place()
  await wait(SETTLE_MS)
  console.log(`\nThe board, scrolled\n${await scroll(origin, OWNER)}`)
  for (let n = CARDS; n < ORDERS; n += 1) await place()
  await wait(SETTLE_MS)
  const all = await ticks({ origin, owner, staff, screens: STATIONS }, bare)
  console.log(`\n${STATIONS} stations, ${ORDERS} open orders: a tick on all screens\n${all}`)
  const there = await orderPlacer(origin, owner, { id: 'new-glasgow', name: 'New Glasgow' })
  const minutes = { locationId: 'new-glasgow', place: there, bare, minutes: MINUTES }
  console.log(`\nA shift of ${MINUTES} minutes\n${await shift({ origin, owner, cook: owner, ...minutes })}`)
}
