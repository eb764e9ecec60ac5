import type { Browser, CDPSession } from 'playwright-core'
import { type BareServer, startBareServer } from './bare-server.ts'
import { table } from './compare.ts'
import { median } from './load.ts'
import { FIRST_PAGES, openSite } from './open-site.ts'
import { openPhone, visit } from './phone.ts'

// `npm run bench -- first-paint`: what the first paint of the pages that visitors start with takes of the main thread, in
// milliseconds that the thread itself worked. Waits for a processor do not count, so a run differs little from the next.
// Beside it, in the same run, the same document without a script and with the styles of every page, as it would be without
// sheets of its own.
const ROUNDS = Number(process.env.ROUNDS ?? 5)
const SETTLED_MS = 1200
/** At a fourth of a desk's speed a longer task keeps a tap waiting for more than 50 ms. */
const LONG_MS = 12.5
const WHOLE = /<link rel="whole" id="\w+" href="([^"]+)">/

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; tdur?: number; args?: Nested }
type Nested = { data?: { documentLoaderURL?: string } }
type Work = { style: number; layout: number; paint: number; longBefore: number; longAfter: number }

const site = await openSite()
const phone = await openPhone()
try {
  const rows = [['', 'style', 'layout', 'paint', 'together', 'over 12.5 ms before', 'and after the first paint']]
  for (const path of FIRST_PAGES) {
    const bare = await withEveryStyle(site.origin, path)
    const [own, other]: Work[][] = [[], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      own?.push(await workOf(phone, site.origin + path))
      other?.push(await workOf(phone, bare.url))
    }
    bare.stop()
    rows.push([path, ...figuresOf(own ?? [])], ['every style, no script', ...figuresOf(other ?? [])])
  }
  console.log(`\nFirst paint on a phone's screen, ms of the thread's own work; the middle of ${ROUNDS}\n${table(rows)}`)
} finally {
  await phone.close()
  await site.stop()
}

async function withEveryStyle(origin: string, path: string): Promise<BareServer> {
  const page = await (await fetch(origin + path)).text()
  const [, whole = ''] = WHOLE.exec(page) ?? []
  const css = await (await fetch(origin + whole)).text()
  const body = page
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(WHOLE, '')
    .replace(/<style>[\s\S]*?<\/style>/, () => `<style>${css}</style>`)
  return startBareServer({ body: Buffer.from(body), headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function workOf(browser: Browser, url: string): Promise<Work> {
  const { page, end } = await visit(browser, false)
  const trace = await browser.newBrowserCDPSession()
  const events = await traced(trace, async () => {
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLED_MS)
  })
  await Promise.all([end(), trace.detach()])
  return workIn(events, url)
}

async function traced(cdp: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  cdp.on('Tracing.dataCollected', ({ value }) => {
    // What Chromium writes.
    events.push(...(value as unknown as TraceEvent[]))
  })
  const includedCategories = ['devtools.timeline', 'toplevel', 'blink.user_timing', 'loading']
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await work()
  const isWhole = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve))
  await cdp.send('Tracing.end')
  await isWhole
  return events
}

function workIn(events: readonly TraceEvent[], url: string): Work {
  const { origin } = new URL(url)
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith(origin),
  )
  const isOfPage = ({ pid, ts }: TraceEvent) => start && pid === start.pid && ts >= start.ts
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && isOfPage(event))
  if (!start || !painted) throw new Error(`${url} was not painted`)
  const onThread = events.filter((event) => event.ph === 'X' && event.tid === start.tid && isOfPage(event))
  const before = onThread.filter(({ ts }) => ts < painted.ts)
  const sum = (...names: string[]) =>
    before.filter(({ name }) => names.includes(name)).reduce((all, { tdur = 0 }) => all + tdur / 1000, 0)
  const long = (ones: readonly TraceEvent[]) =>
    ones
      .filter(({ name }) => name.endsWith('RunTask'))
      .reduce((all, { tdur = 0 }) => all + Math.max(0, tdur / 1000 - LONG_MS), 0)
  return {
    style: sum('UpdateLayoutTree'),
    layout: sum('Layout'),
    paint: sum('Paint', 'PrePaint'),
    longBefore: long(before),
    longAfter: long(onThread.filter(({ ts }) => ts >= painted.ts)),
  }
}

function figuresOf(all: readonly Work[]): string[] {
  const middle = (figure: (work: Work) => number) => median(all.map(figure)).toFixed(1)
  return [
    middle(({ style }) => style),
    middle(({ layout }) => layout),
    middle(({ paint }) => paint),
    middle(({ style, layout, paint }) => style + layout + paint),
    middle(({ longBefore }) => longBefore),
    middle(({ longAfter }) => longAfter),
  ]
}
