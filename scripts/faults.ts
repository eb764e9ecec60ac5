import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

// `npm run faults`: the tests that break things on purpose, each in its full length, and a table of what they showed.
// `npm run faults -- restarts`: kills of the program and restarts of its database under load.

const ROOT = join(import.meta.dirname, '..')
const SUITES = [
  ['apps/server/src/checkouts/webhooks.test.ts', 'forged, replayed, misdated and mismatching payment events'],
  ['apps/server/src/checkouts/event-order.test.ts', 'paid, failed, expired, refunded in every order with repeats'],
  ['apps/server/src/checkouts/arriving-money.test.ts', 'money late, twice, unheard of, for meals that cannot be made'],
  ['apps/server/src/checkouts/refunds.test.ts', 'refunds through outages, races and any sequence of steps'],
  ['apps/server/src/checkouts/crash.test.ts', 'a process killed at every await of refund and settlement'],
] as const

// The part of Vitest's JSON report that is read here.
type Report = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

if (process.argv[2] === 'restarts') {
  const program = join(ROOT, 'apps/server/src/testing/restarts/run.ts')
  process.exitCode = await node([program, ...process.argv.slice(3)])
} else process.exitCode = await runSuites()

async function runSuites(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'))
  const file = join(folder, 'report.json')
  const code = await vitest([
    'run',
    '--project',
    'server',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })

  console.log('\npassed  failed  seconds  what was tried')
  for (const [path, about] of SUITES) {
    const suite = report.testResults.find(({ name }) => name.replaceAll('\\', '/').endsWith(path))
    const count = (status: string) => suite?.assertionResults.filter((test) => test.status === status).length ?? 0
    const seconds = suite ? (suite.endTime - suite.startTime) / 1000 : 0
    const figures = [count('passed'), count('failed'), seconds.toFixed(0)].map((figure) => String(figure).padStart(6))
    console.log(`${figures.join('  ')}   ${about}`)
  }
  return code
}

function vitest(args: readonly string[]): Promise<number> {
  const entry = join(ROOT, 'node_modules/vitest/vitest.mjs')
  return node([entry, ...args, ...SUITES.map(([path]) => path)])
}

function node(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'all' },
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve(status ?? 1)))
}
