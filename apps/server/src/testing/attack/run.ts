import { parseArgs } from 'node:util'
import { ensureBuilt } from '../../../../../scripts/build.ts'
import { diceOf } from '../dice.ts'
import { attackWithItsSchemas } from './fuzz.ts'
import { attackWithGuesses } from './guess.ts'
import { attackHeaders } from './headers.ts'
import { lintTheDocument, scanThePages, searchWithSqlmap } from './scanners.ts'
import { attackForSecrets } from './secrets.ts'
import { attackSlowly } from './slow.ts'
import { attackWithStreams } from './streams.ts'
import { type Attack, type Finding, openTarget } from './target.ts'

// `npm run attack -- program`: the program as it runs, from outside. SEED repeats the values of the schemas.

const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== 'program'),
  options: { seed: { type: 'string' }, only: { type: 'string' } },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const LIMIT_MS = 30 * 60_000
/** `wide`: with limits so wide that each try is looked at; the others meet the limits of everybody. */
const ATTACKS: readonly { readonly name: string; readonly attack: Attack; readonly isWide?: true }[] = [
  { name: 'headers', attack: attackHeaders },
  { name: 'document', attack: lintTheDocument },
  { name: 'slow', attack: attackSlowly },
  { name: 'streams', attack: attackWithStreams },
  { name: 'guesses', attack: attackWithGuesses },
  // Last, because it reads what the others have left in the log.
  { name: 'secrets', attack: attackForSecrets },
  { name: 'schemas', attack: attackWithItsSchemas, isWide: true },
  { name: 'pages', attack: scanThePages, isWide: true },
  { name: 'sqlmap', attack: searchWithSqlmap, isWide: true },
  { name: 'secrets', attack: attackForSecrets, isWide: true },
]
const say = (line: string) => void process.stdout.write(`${line}\n`)

await ensureBuilt(say)
say(`seed ${seed}`)
const limit = setTimeout(() => {
  say(`not finished after ${LIMIT_MS / 60_000} minutes`)
  process.exit(1)
}, LIMIT_MS)
let count = 0
for (const isWide of [false, true]) {
  const attacks = ATTACKS.filter((one) => (one.isWide ?? false) === isWide && isWanted(one.name))
  if (attacks.length === 0) continue
  const target = await openTarget(isWide ? 1000 : 1)
  try {
    for (const { name, attack } of attacks) count += await report(name, () => attack(target, diceOf(seed)))
  } finally {
    await target.stop()
  }
}
clearTimeout(limit)
process.exitCode = count === 0 ? 0 : 1

function isWanted(name: string): boolean {
  return values.only === undefined || values.only.split(',').includes(name)
}

/** Answers how many findings there are. */
async function report(name: string, attack: () => Promise<Finding>): Promise<number> {
  const started = performance.now()
  const { tried, findings } = await attack()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  say(`${name.padEnd(10)}${seconds.padStart(5)} s  ${String(findings.length).padStart(3)} findings  ${tried}`)
  for (const finding of findings) say(`            ${finding}`)
  return findings.length
}
