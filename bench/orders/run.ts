import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type House, openHouse } from './house.ts'
import { peakOf } from './measure.ts'
import { actions, CLIENTS, flood, mixed, orderSeries, type Pace, reads, sampleOrders, scale } from './parts.ts'
import { plot } from './plot.ts'
import { type Measured, ours, report } from './report.ts'

// `npm run bench -- orders`: what orders, and what else is written and read on a busy evening, take of the machine, beside the same
// rows as plain SQL in the same run. Writes docs/performance.md, in half an hour. Shorter runs print only, unless KEEP=1: SECONDS of each row (5),
// ROUNDS (3), MONTHS in the old house (100, which are 1,000,000 orders; 0 leaves it out), MONTH_ORDERS (10,000), PARTS (some of
// reads,orders,actions,mixed,flood,years,two; all of them).
const SECONDS = Number(process.env.SECONDS ?? 5)
const ROUNDS = Number(process.env.ROUNDS ?? 3)
const MONTHS = Number(process.env.MONTHS ?? 100)
const MONTH_ORDERS = Number(process.env.MONTH_ORDERS ?? 10_000)
const PARTS = process.env.PARTS?.split(',')
const isKept =
  process.env.KEEP === '1' ||
  !['SECONDS', 'ROUNDS', 'MONTHS', 'MONTH_ORDERS', 'PARTS'].some((name) => name in process.env)
const DOCS = join(import.meta.dirname, '../../docs')
const COLORS = ['#b4431f', '#d97706', '#7c3aed', '#2563eb', '#0f766e', '#65a30d', '#64748b', '#94a3b8']

const folder = mkdtempSync(join(tmpdir(), 'bench-orders-'))
chmodSync(folder, 0o711) // the embedded databases may run under another account
const open: House[] = []
try {
  const measured = await measureAll()
  const text = report(measured)
  console.log(`\n${text}`)
  if (isKept) keep(measured, text)
} finally {
  for (const one of open.toReversed()) await one.close()
  rmSync(folder, { recursive: true, force: true })
}

async function measureAll(): Promise<Measured> {
  const pace = { seconds: SECONDS, rounds: ROUNDS }
  const young = await house('young', 0)
  const said = (name: string) => console.error(`${new Date().toISOString().slice(11, 19)} ${name}`)
  /** A part of the run, unless it was left out. */
  const part = async <T>(name: string, measureIt: () => Promise<T>): Promise<T | undefined> => {
    if (PARTS && !PARTS.includes(name)) return undefined
    said(name)
    return measureIt()
  }
  said('sampling')
  const rows = await sampleOrders(young)
  const read = (await part('reads', () => reads(young, pace))) ?? []
  const alone = (await part('orders', () => orderSeries(young, pace, 1))) ?? []
  const memory = await peakOf(young)
  const written = (await part('actions', () => actions(young, pace))) ?? []
  const evening = await part('mixed', () => mixed(young, pace))
  const flooded = await part('flood', () => flood(young, pace))
  const scaled = (MONTHS === 0 ? undefined : await part('years', () => years(young, pace))) ?? []
  const together = (await part('two', () => orderSeries(young, pace, 2))) ?? []
  return {
    rows,
    series: [...ours(alone), ...together, ...alone.filter((one) => !ours([one]).length)],
    actions: written,
    mixed: evening,
    flood: flooded,
    reads: read,
    scale: scaled,
    memory: Math.max(memory, await peakOf(young)),
    pace,
  }
}

async function years(young: House, pace: Pace) {
  const many = (MONTH_ORDERS * MONTHS).toLocaleString('en-CA')
  return scale({ [MONTH_ORDERS.toLocaleString('en-CA')]: young, [many]: await house('old', MONTHS - 1) }, pace)
}

async function house(name: string, earlierMonths: number): Promise<House> {
  const opened = await openHouse({ folder: join(folder, name), monthOrders: MONTH_ORDERS, earlierMonths })
  open.push(opened)
  return opened
}

function keep({ series }: Measured, text: string) {
  const isOurs = new Set(ours(series))
  const lines = series
    .filter(({ name }) => !name.startsWith('a lean'))
    .map((one, n) => ({
      name: one.name,
      values: one.cells.map(({ perSecond }) => perSecond),
      color: COLORS[n] ?? '#888',
      isDashed: !isOurs.has(one),
    }))
  const under = CLIENTS.map((clients) => (clients === 1 ? '1 client' : `${clients}`))
  writeFileSync(join(DOCS, 'pictures/orders-per-second.svg'), plot('Orders a second', under, lines))
  const file = join(DOCS, 'performance.md')
  writeFileSync(file, text + pagesOf(readFileSync(file, 'utf8')))
}

/** What the other commands measured, and this one does not. */
function pagesOf(text: string): string {
  const at = text.indexOf('\n## Pages on a phone')
  return at === -1 ? '' : text.slice(at)
}
