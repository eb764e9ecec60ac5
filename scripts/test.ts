import { spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { findBrowser, installBrowser } from './browser.ts'
import { ensureBuilt } from './build.ts'

// `npm test` checks everything, `npm test -- NAME` runs the test files whose path contains NAME.
// The last line counts tests. A step that fails without a test to blame counts as one failure, so that
// "0 failed" and a failing exit code never stand together.

const ROOT = join(import.meta.dirname, '..')
type Outcome = { ok: boolean; output: string }
type Counts = { passed: number; failed: number }
/** The shape of Vitest's JSON reporter. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}
const NO_RESULTS: Report = { numPassedTests: 0, numFailedTests: 0, testResults: [] }

const total: Counts = { passed: 0, failed: 0 }
const failures: string[] = []
const name = process.argv[2]
const files = testFiles(name)
// Oxlint looks for its companion among linked programs, and this project links none (.npmrc).
process.env.OXLINT_TSGOLINT_PATH = join(ROOT, 'node_modules/oxlint-tsgolint/bin/tsgolint.js')
// The program starts a hundred times in its tests, and reading our TypeScript is half of a start.
const compiled = getCompileCacheDir()
if (compiled) process.env.NODE_COMPILE_CACHE = compiled
const hasWeb = existsSync(join(ROOT, 'apps/web/vite.config.ts'))

if (!name) {
  const projects = [
    '.',
    'packages/domain',
    'apps/android',
    'e2e',
    ...(hasWeb ? ['apps/web', 'apps/web/tsconfig.test.json'] : []),
  ]
  // Several checkers in one process work out the same types again, and the others here want the processors too.
  const types = projects.map((project) =>
    step(`types of ${project}`, () => tool('typescript/bin/tsc', '-p', project, '--checkers', '1')),
  )
  const lint = [
    step('biome', () => tool('@biomejs/biome/bin/biome', 'check', '.')),
    step('oxlint', () => tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings')),
  ]
  await Promise.all([...types, ...lint])
}
if (hasWeb && files.some((file) => /^(apps\/server|e2e)\//.test(file))) await step('build', () => quietly(ensureBuilt))
if (files.some((file) => file.startsWith('e2e/') || file.includes('.screen.'))) await step('browser', browser)
if (files.length > 0) await step('tests', vitest)
else await step(`a test file whose path contains ${name}`, () => ({ ok: false, output: 'there is none' }))

for (const line of failures) console.log(line)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function step(title: string, work: () => Outcome | Promise<Outcome>): Promise<void> {
  const start = performance.now()
  const { ok, output } = await work()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${title} (${seconds} s)`)
  if (!ok && output) console.log(output)
  if (!ok && title !== 'tests') total.failed += 1
}

/** One of our development tools, run by this very Node: its entry in node_modules and what it is given. */
async function tool(entry: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await run([join(ROOT, 'node_modules', entry), ...args], 'pipe')
  return { ok: code === 0, output }
}

async function quietly(work: (log: (line: string) => void) => Promise<void>): Promise<Outcome> {
  try {
    await work(() => {})
    return { ok: true, output: '' }
  } catch (error) {
    return { ok: false, output: String(error) }
  }
}

function browser(): Outcome {
  const path = findBrowser() ?? installBrowser(console.log)
  return { ok: path !== undefined, output: '' }
}

async function vitest(): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'))
  const report = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const only = name ? files : []
  const { code } = await run([join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', ...reporters, ...only], 'inherit')
  const results = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : NO_RESULTS
  const counts = countsIn(results)
  failures.push(...failuresIn(results))
  rmSync(folder, { recursive: true })
  total.passed += counts.passed
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
  return { ok: code === 0, output: '' }
}

function countsIn({ numPassedTests, numFailedTests, testResults }: Report): Counts {
  // A file that could not even be loaded has no test that failed.
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** Each failed test and the first lines of what it said, for a reader who sees only the end of the output. */
function failuresIn({ testResults }: Report): string[] {
  return testResults.flatMap(({ name: file, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    const said = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')] as const)
    if (status === 'failed' && said.length === 0) said.push(['the file itself', message])
    return said.map(([title, text]) => `FAILED ${relative(ROOT, file)}: ${title}\n  ${text.slice(0, 300)}`)
  })
}

function testFiles(part = ''): string[] {
  const paths = globSync(['*.test.ts', '{apps,packages,scripts,bench,e2e}/**/*.{test,screen,e2e}.{ts,tsx}'], {
    cwd: ROOT,
    exclude: (path) => /(^|[\\/])(node_modules|dist)$/.test(path),
  })
  return paths.map((path) => path.replaceAll('\\', '/')).filter((path) => path.includes(part))
}

function run(args: string[], output: 'pipe' | 'inherit'): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', output, output] })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => said.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, output: said.join('').trim() }))
  })
}
