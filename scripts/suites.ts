import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..')
/** A test file of the server, or a journey, and what it tries. */
export type Suite = readonly [path: string, about: string]

// The part of Vitest's JSON report that is read here.
type Report = {
  testResults: { name: string; startTime: number; endTime: number; assertionResults: { status: string }[] }[]
}

/** Runs these test files in their full length and prints a table of what they showed; answers Vitest's exit code. */
export async function runSuites(suites: readonly Suite[]): Promise<number> {
  const missing = suites.filter(([path]) => !existsSync(join(ROOT, path)))
  if (missing.length > 0) throw new Error(`not there: ${missing.map(([path]) => path).join(', ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'suites-'))
  const file = join(folder, 'report.json')
  const code = await runNode([
    join(ROOT, 'node_modules/vitest/vitest.mjs'),
    'run',
    ...['server', 'journeys'].flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...suites.map(([path]) => path),
  ])
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })

  console.log('\npassed  failed  seconds  what was tried')
  for (const [path, about] of suites) {
    const suite = report.testResults.find(({ name }) => name.replaceAll('\\', '/').endsWith(path))
    const count = (status: string) => suite?.assertionResults.filter((test) => test.status === status).length ?? 0
    const seconds = suite ? (suite.endTime - suite.startTime) / 1000 : 0
    const figures = [count('passed'), count('failed'), seconds.toFixed(0)].map((figure) => String(figure).padStart(6))
    console.log(`${figures.join('  ')}   ${about}`)
  }
  return code
}

/** A program of the project by this Node, at its full length. */
export function runNode(args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FAULTS: 'all' },
  })
  return new Promise((resolve, reject) => child.on('error', reject).on('close', (status) => resolve(status ?? 1)))
}
