import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { fetchBytes, startBareServer } from './bare-server.ts'
import { table } from './compare.ts'
import { median } from './load.ts'
import { menuChanges } from './menu-change.ts'
import { openPhone, seenBy, visit } from './phone.ts'
import { type StartedProgram, serverCommand, timeToFirstAnswer } from './start.ts'

// `npm run bench -- storefront`: what a first visit to a menu costs on a phone. Each figure beside its limit, and beside the
// least that a browser could do in the same minute: the same document without scripts and fonts, a button without a page.
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const ADDS = 6
const MENU = '/menu/truro'
/** Others open a dialog, which covers the next press. */
const ADD_AT_ONCE = '.dish-add:not([aria-haspopup])'
const BUTTON = `<!doctype html><meta name="viewport" content="width=device-width"><button>0</button>
<script>document.querySelector('button').onclick = (event) => { event.target.textContent++ }</script>`

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const browser = await openPhone()
chmodSync(folder, 0o711) // the embedded database may run under another account
// The real program, and one can have it change a dish.
const server = serverCommand(join(import.meta.dirname, '../apps/server/src/testing/journey-program.ts'))
const environment = { PORT: '0', DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', LIMITS_FACTOR: '100000' }
const site = await timeToFirstAnswer(server, MENU, { env: environment })
try {
  console.log(await measured(browser, site.origin.replace('127.0.0.1', 'localhost'), site))
} finally {
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function measured(phone: Browser, origin: string, program: StartedProgram): Promise<string> {
  const bytes = await scriptBytes(phone, origin)
  const bare = await barePage(origin)
  const plainButton = await startBareServer({
    body: Buffer.from(BUTTON),
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
  const rounds: { page: Paint; bare: Paint; add: number[]; press: number[] }[] = []
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push({
        page: await paint(phone, origin + MENU),
        bare: await paint(phone, bare.url),
        add: await presses(phone, origin + MENU, ADD_AT_ONCE),
        press: await presses(phone, plainButton.url, 'button'),
      })
    }
  } finally {
    bare.stop()
    plainButton.stop()
  }
  const changes = await menuChanges(phone, origin, program)
  const largest = rounds.map(({ page }) => page.largest)
  const adds = rounds.flatMap(({ add }) => add)
  return [
    `\n${MENU}, first visit; phone profile: CPU slowed 4x, 1.6 Mbit/s, 150 ms; medians of ${ROUNDS} visits`,
    table([
      ['', 'measured', 'best', 'limit', 'ratio'],
      ['script before any touch, gzip', kilobytes(bytes.first.gzip), '', '110.0 kB', ''],
      ['script before any touch, as sent', kilobytes(bytes.first.sent), '', '', ''],
      ['script fetched at the first touch, gzip', kilobytes(bytes.later.gzip), '', '', ''],
      ['layout shift, loading and scrolling', worst(rounds.map(({ page }) => page.shift)).toFixed(4), '', '0.02', ''],
      row(
        'largest paint',
        largest,
        '1000 ms',
        ratio(
          largest,
          rounds.map((one) => one.bare.largest),
        ),
      ),
      row(
        'adding to the cart until painted',
        adds,
        '100 ms',
        ratio(
          adds,
          rounds.flatMap((one) => one.press),
        ),
      ),
      row('a saved price until painted in an open menu', changes, '1000 ms', `worst ${worst(changes).toFixed(0)} ms`),
    ]),
    'ratio: to the same document without scripts and fonts; to a button that counts on an empty page. Layout shift: the worst visit.',
  ].join('\n')
}

type Bytes = { gzip: number; sent: number }

/** What a browser really fetches, weighed as gzip whatever it was sent as. */
async function scriptBytes(phone: Browser, origin: string): Promise<{ first: Bytes; later: Bytes }> {
  const { page, scripts, end } = await visit(phone, false)
  await page.goto(origin + MENU, { waitUntil: 'load' }) // the live stream never lets the network rest
  await page.waitForTimeout(1500)
  const before = new Map(scripts)
  await page.mouse.move(100, 300)
  await page.mouse.move(120, 320)
  await page.waitForTimeout(2500)
  const after = new Map([...scripts].filter(([url]) => !before.has(url)))
  await end()
  return { first: await weighed(before), later: await weighed(after) }
}

async function weighed(scripts: ReadonlyMap<string, number>): Promise<Bytes> {
  let gzip = 0
  for (const url of scripts.keys()) gzip += (await fetchBytes(url, { 'accept-encoding': 'gzip' })).body.length
  return { gzip, sent: [...scripts.values()].reduce((sum, size) => sum + size, 0) }
}

type Paint = { largest: number; shift: number }

async function paint(phone: Browser, url: string): Promise<Paint> {
  const { page, end } = await visit(phone, true)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(1500)
  const { largest } = await seenBy(page)
  for (let screen = 0; screen < 4; screen += 1) {
    await page.evaluate('scrollBy(0, innerHeight)')
    await page.waitForTimeout(200)
  }
  const { shift } = await seenBy(page)
  await end()
  return { largest, shift }
}

/** From the press to the paint that follows it, as Chromium's event timing has it. */
async function presses(phone: Browser, url: string, selector: string): Promise<number[]> {
  const { page, end } = await visit(phone, true)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForTimeout(2500)
  const buttons = page.locator(selector)
  await buttons.first().scrollIntoViewIfNeeded()
  const box = await buttons.first().boundingBox()
  if (!box) throw new Error(`${selector} is nowhere on ${url}`)
  for (let add = 0; add < ADDS; add += 1) {
    // By its place, as a finger does: what looks for an element in the page would be counted as the page's own work.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    await page.waitForTimeout(400)
  }
  const { presses: durations } = await seenBy(page)
  await end()
  // Chromium leaves out what took less than a frame.
  return [...durations, ...Array.from({ length: Math.max(0, ADDS - durations.length) }, () => 16)]
}

/** The document with its words, styles and pictures, but nothing that runs and no face to wait for. */
async function barePage(origin: string) {
  const { body, headers } = await fetchBytes(origin + MENU, { 'accept-encoding': 'gzip' })
  const html = gunzipSync(body)
    .toString()
    .replace(/<link rel="(?:preload|later)"[^>]*>|<script type="module"[^>]*><\/script>|@font-face ?\{[^}]*\}/g, '')
    .replaceAll('="/assets/', `="${origin}/assets/`)
  return startBareServer({ body: gzipSync(html), headers })
}

function row(name: string, values: readonly number[], limit: string, compared: string): string[] {
  return [name, `${median(values).toFixed(0)} ms`, `${Math.min(...values).toFixed(0)} ms`, limit, compared]
}

function ratio(values: readonly number[], reference: readonly number[]): string {
  return (median(values) / median(reference)).toFixed(2)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

function worst(values: readonly number[]): number {
  return Math.max(...values)
}
