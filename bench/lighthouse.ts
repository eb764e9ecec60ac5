import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { findBrowser, installBrowser } from '../scripts/browser.ts'
import { type BareServer, startBareServer } from './bare-server.ts'
import { table } from './compare.ts'
import { FIRST_PAGES, openSite } from './open-site.ts'
import { ownBlockingMs } from './own-blocking.ts'

// `npm run bench -- lighthouse`: what Lighthouse says of the pages that visitors start with, as a phone. It stands apart from
// the project's own packages, because it brings a hundred: `npm ci --prefix bench/lighthouse`.
//
// It multiplies what the thread of this machine took, waits for a processor included, so a busy or a slow machine lowers
// performance. Each page is therefore compared with its own document without a script, in the same run, and its blocking time
// is said again by what the thread itself worked.
const PROGRAM = join(import.meta.dirname, 'lighthouse/node_modules/lighthouse/cli/index.js')
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const
const ROUNDS = Number(process.env.ROUNDS ?? 3)
/** A page of one person, which search engines are told to leave out. */
const NOT_INDEXED = '/login'

type Audit = { title: string; score: number | null; scoreDisplayMode: string; displayValue?: string }
type Report = {
  ownBlockingMs: number
  /** What Lighthouse thinks of the machine; it expects a desk to have 1,500 to 2,000. */
  environment: { benchmarkIndex: number }
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

if (!existsSync(PROGRAM)) {
  console.error('Lighthouse is not there. Install it with: npm ci --prefix bench/lighthouse')
  process.exit(1)
}
const site = await openSite()
try {
  console.log(`\nLighthouse, as a phone; the middle one of ${ROUNDS} by performance`)
  const rows: string[][] = [['', ...CATEGORIES, ...METRICS, 'blocking by its own work', 'machine']]
  for (const page of FIRST_PAGES) {
    const bare = await withoutScripts(site.origin + page)
    const reports = inTurn(site.origin + page, bare)
    const { row, faults } = measured(page, reports.ours)
    const bareRow = measured(page, reports.bare).row
    // At once: a page takes minutes, and who stops the run keeps what is there.
    console.log([row.join('  '), ...faults.map((fault) => `  ${fault}`), `  bare: ${bareRow.join('  ')}`].join('\n'))
    rows.push(row, ['without its scripts', bareRow[1] ?? '', '', '', '', ...bareRow.slice(5)])
  }
  console.log(`\n${table(rows)}`)
} finally {
  await site.stop()
}

/** One after the other, so that both meet the machine as it is then. */
function inTurn(url: string, bare: BareServer): { ours: Report[]; bare: Report[] } {
  const reports: { ours: Report[]; bare: Report[] } = { ours: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1) {
    reports.ours.push(reportOf(url))
    reports.bare.push(reportOf(bare.url.replace('127.0.0.1', 'localhost')))
  }
  bare.stop()
  return reports
}

/** What no script can be faster than: the same words and styles, and nothing that becomes live. */
async function withoutScripts(url: string): Promise<BareServer> {
  // A connection that is kept would be closed by the time that Lighthouse has ended.
  const whole = await (await fetch(url, { headers: { connection: 'close' } })).text()
  const words = whole.replace(/<script[\s\S]*?<\/script>/g, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
  return startBareServer({ body: brotliCompressSync(words), headers })
}

function measured(page: string, reports: Report[]): { row: string[]; faults: string[] } {
  const best = reports.toSorted((a, b) => scoreOf(b, 'performance') - scoreOf(a, 'performance'))
  const middle = best[Math.floor(best.length / 2)]
  if (!middle) throw new Error('ROUNDS must be 1 or more')
  const scores = CATEGORIES.map((name) => (name === 'seo' && page === NOT_INDEXED ? '' : `${scoreOf(middle, name)}`))
  const row = [page, ...scores, ...METRICS.map((id) => middle.audits[id]?.displayValue ?? '')]
  row.push(`${middle.ownBlockingMs.toFixed(0)} ms`, middle.environment.benchmarkIndex.toFixed(0))
  return { row, faults: faultsOf(middle) }
}

function reportOf(url: string): Report {
  const browser = findBrowser() ?? installBrowser(console.log)
  if (!browser) throw new Error('this needs a Chromium')
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report')
  const output = ['--output=json', `--output-path=${file}`, '--save-assets', '--quiet']
  const flags = [...output, `--only-categories=${CATEGORIES.join(',')}`, '--chrome-flags=--headless --no-sandbox']
  try {
    execFileSync(process.execPath, [PROGRAM, url, ...flags], {
      env: { ...process.env, CHROME_PATH: browser },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    // Lighthouse's own shape.
    const report = JSON.parse(readFileSync(file, 'utf8')) as Omit<Report, 'ownBlockingMs'>
    return { ...report, ownBlockingMs: ownBlockingMs(`${file}-0.trace.json`, new URL(url).origin) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function scoreOf({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

/** What cost a point. */
function faultsOf({ categories, audits }: Report): string[] {
  return Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const audit = audits[id]
      const score = audit?.score ?? 1
      return weight > 0 && audit && score < 1
        ? [`${name}, ${audit.title}: ${audit.displayValue ?? 'no'} (${Math.round(score * 100)})`]
        : []
    }),
  )
}
