import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { failed, failureLines, unavailable } from './failures.ts'
import { type Findings, runPart } from './part.ts'
import { brokenPromises } from './promised.ts'
import type { Part } from './stage.ts'

// `npm run faults -- restarts`: 200 kills of the program and 200 restarts of its database under load, with providers that fail.
// `--each` changes both numbers for each part, `--minutes` how long it may take in all: a part whose share is over goes on to its
// end with what it has. `--seed` repeats a run's throws; the clocks of the machine are not repeated with them.

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== 'restarts'),
  options: {
    seed: { type: 'string' },
    each: { type: 'string', default: '50' },
    minutes: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const each = Number(values.each)
const say = (line: string) => void process.stdout.write(`${line}\n`)
const minutes = Number(values.minutes)
/** For what hangs: time to settle each part comes on top of what is dealt out. */
const LIMIT_MS = (minutes + 20) * 60_000

const PARTS: readonly Pick<Part, 'server' | 'processes' | 'areProvidersMoody'>[] = [
  { server: 'embedded', processes: 1, areProvidersMoody: false },
  { server: 'external', processes: 1, areProvidersMoody: true },
  { server: 'external', processes: 2, areProvidersMoody: true },
  { server: 'embedded', processes: 1, areProvidersMoody: true },
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
  ['moves', ({ moves }) => moves],
  ['tables', ({ tables }) => tables],
  ['card events', ({ events }) => events],
  ['letters', ({ letters }) => letters],
  ['repeated', ({ repeats }) => repeats],
  ['most copies', ({ mostCopies }) => mostCopies],
  ['texts', ({ texts }) => texts],
  ['repeated', ({ repeatedTexts }) => repeatedTexts],
  ['503', unavailable],
  ['other 5xx', failed],
  ['no answer', ({ noAnswer }) => noAnswer],
  ['exits unasked', ({ unaskedExits }) => unaskedExits.length],
  ['stray errors', ({ strayRejections }) => strayRejections.length],
  ['settled after', ({ settledSeconds }) => `${settledSeconds.toFixed(1)} s`],
  ['breaches', ({ breaches }) => breaches.length],
]

await ensureBuilt(say)
say(`seed ${seed}, ${each} kills and ${each} restarts in each of ${PARTS.length} parts, ${minutes} minutes at most`)
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
    troubledForMs: (minutes * 60_000) / PARTS.length,
    seed: seed + n,
    say: (line) => say(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${line}`),
  })
  all.push(found)
  for (const exit of found.unaskedExits) say(`exit unasked: ${exit}`)
  for (const line of [...found.strayRejections, ...found.breaches]) say(line)
  for (const line of failureLines(found)) say(`answered ${line}`)
}
clearTimeout(limit)
for (const [title, cell] of COLUMNS)
  say(`${title.padEnd(14)}${all.map((found) => String(cell(found)).padStart(28)).join('')}`)
const sum = (of: (found: Findings) => number) => all.reduce((total, found) => total + of(found), 0)
const broken = brokenPromises(all.flatMap(({ breaches }) => breaches)).map(([promise, count]) => `${count} ${promise}`)
say(
  `\n${sum(({ kills }) => kills)} kills, ${sum(({ restarts }) => restarts)} restarts, ${sum(({ orders }) => orders)} orders, ` +
    `${sum(({ refunds }) => refunds)} refunds, ${sum(({ tables }) => tables)} tables: ${broken.join(', ')}; ` +
    `${sum(({ repeats }) => repeats)} of ${sum(({ letters }) => letters)} letters repeated`,
)
const isGood = ({ breaches, unaskedExits, strayRejections }: Findings) =>
  breaches.length + unaskedExits.length + strayRejections.length === 0
process.exitCode = all.every(isGood) ? 0 : 1
