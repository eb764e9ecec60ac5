import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { type Findings, type Part, runPart } from './part.ts'

// `npm run faults -- restarts`: a hundred kills of the program and a hundred restarts of its database under load.
// SEED repeats a run's throws; the clocks of the machine are not repeated with them.

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== 'restarts'),
  options: { seed: { type: 'string' }, each: { type: 'string', default: '25' }, only: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const each = Number(values.each)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const LIMIT_MS = 30 * 60_000

const PARTS: readonly Pick<Part, 'server' | 'processes'>[] = [
  { server: 'embedded', processes: 1 },
  { server: 'external', processes: 1 },
  { server: 'external', processes: 2 },
  { server: 'embedded', processes: 1 },
]
const COLUMNS: readonly (readonly [string, (found: Findings) => string | number])[] = [
  ['database', ({ database }) => database],
  ['kills', ({ kills }) => kills],
  ['restarts', ({ restarts }) => restarts],
  ['wishes', ({ wishes }) => wishes],
  ['orders', ({ orders }) => orders],
  ['by card', ({ paid }) => paid],
  ['cancelled', ({ cancelled }) => cancelled],
  ['refunds', ({ refunds }) => refunds],
  ['letters', ({ letters }) => letters],
  ['repeated', ({ repeats }) => repeats],
  ['most copies', ({ mostCopies }) => mostCopies],
  ['503', ({ unavailable }) => unavailable],
  ['500', ({ internal }) => internal],
  ['no answer', ({ noAnswer }) => noAnswer],
  ['exits unasked', ({ unaskedExits }) => unaskedExits.length],
  ['stray errors', ({ strayRejections }) => strayRejections.length],
  ['settled after', ({ settledSeconds }) => `${settledSeconds.toFixed(1)} s`],
  ['breaches', ({ breaches }) => breaches.length],
]

await ensureBuilt(say)
say(`seed ${seed}, ${each} kills and ${each} restarts in each of ${PARTS.length} parts`)
const limit = setTimeout(() => {
  say(`not finished after ${LIMIT_MS / 60_000} minutes`)
  process.exit(1)
}, LIMIT_MS)
const all: Findings[] = []
for (const [n, part] of PARTS.entries()) {
  if (values.only !== undefined && Number(values.only) !== n + 1) continue
  const started = performance.now()
  const found = await runPart({
    ...part,
    kills: each,
    restarts: each,
    customers: 8,
    seed: seed + n,
    say: (line) => say(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
  })
  all.push(found)
  for (const exit of found.unaskedExits) say(`exit unasked: ${exit}`)
  for (const line of [...found.strayRejections, ...found.breaches]) say(line)
}
clearTimeout(limit)
for (const [title, cell] of COLUMNS)
  say(`${title.padEnd(14)}${all.map((found) => String(cell(found)).padStart(28)).join('')}`)
const isGood = ({ breaches, unaskedExits, strayRejections }: Findings) =>
  breaches.length + unaskedExits.length + strayRejections.length === 0
process.exitCode = all.every(isGood) ? 0 : 1
