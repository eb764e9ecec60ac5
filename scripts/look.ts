import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { findBrowser } from './browser.ts'
import { BROKEN, COVERED, SIDEWAYS } from './look/checks.ts'
import { guests, visitors } from './look/guests.ts'
import { guestsMore } from './look/guests-more.ts'
import { walkByTab } from './look/keys.ts'
import { office, officeByDay, officeInTrouble } from './look/office.ts'
import { officeMore } from './look/office-more.ts'
import { type Group, type Site, type State, setCalls } from './look/state.ts'

// `npm run look -- FOLDER [PART]` opens every screen of a running demo at six widths, by touch up to 1024 px, with its text
// as it is and twice as large, in both themes of the back office, and prints what is wrong: sideways scrolling, broken and cut words, what
// cannot be pressed because something lies over it, what axe finds, and what Tab reaches without being seen.
// Pictures of each are kept in the folder. PART is a part of a screen's name, such as `visitor/menu`; a third word `32` leaves the usual text out.

const [folder = 'data/look', part = '', sizes = '16,32'] = process.argv.slice(2)
const site: Site = {
  url: process.env.PUBLIC_URL ?? 'http://localhost:3000',
  email: process.env.ADMIN_EMAIL ?? 'owner@localhost.test',
  password: process.env.ADMIN_PASSWORD ?? '',
}
const HEIGHTS = { 320: 640, 390: 844, 820: 1180, 1024: 768, 1280: 720, 1440: 900 }
/** Widest first: from the first tablet on a page is touched, and a browser does not forget that it was. */
const WIDTHS = Object.keys(HEIGHTS).map(Number).toReversed()
const TOUCHED_TO = 1024
/** The sizes of text in px that the browser is set to. */
const TEXT = sizes.split(',').map(Number)
const PATIENCE_MS = 15_000
const TRY_MS = 250
const QUIET_MS = 1500
const MOST_TRIES = PATIENCE_MS / TRY_MS
/** What another width says of it is shown later there. */
const ALL_SAID = `[...document.querySelectorAll('.slowly')].every((one) => one.checkVisibility() === one.checkVisibility({ visibilityProperty: true }))`
const SAID_WHEN_SLOW = /longer than usual|loading slowly|Still looking/
/** As it is opened at each width: at the part that the address names, or at its top, as far as what has the focus is seen. */
const TO_ITS_PLACE = `(() => {
  const named = document.getElementById(location.hash.slice(1))
  if (named) return named.scrollIntoView({ block: 'start', behavior: 'instant' })
  scrollTo({ top: 0, behavior: 'instant' })
  if (document.activeElement !== document.body) document.activeElement?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
})()`

mkdirSync(folder, { recursive: true })
const executablePath = findBrowser()
let problems = 0
let looks = 0
for (const size of TEXT) {
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      `--blink-settings=defaultFontSize=${size}`,
    ],
  })
  for (const group of [visitors, guests, guestsMore, office, officeMore, officeByDay, officeInTrouble])
    await lookAt(browser, group, size)
  await browser.close()
}
console.log(`\n${looks} looks, ${problems} problems`)
process.exitCode = problems > 0 ? 1 : 0

async function lookAt(browser: Browser, group: Group, size: number): Promise<void> {
  const states = group.states.filter(({ name }) => `${group.name}/${name}`.includes(part))
  if (states.length === 0) return
  const shared = group.prepare && (await newContext(browser))
  if (shared && group.prepare) {
    const page = await shared.newPage()
    await group.prepare(page, site)
    await page.close()
  }
  for (const state of states) {
    const context = shared ?? (await newContext(browser))
    const page = await context.newPage()
    try {
      await open(page, state)
      await walk(page, `${group.name}-${state.name}`, size, state.calls === 'slow')
    } catch (error) {
      say(`${group.name}-${state.name}`, [`not reached: ${String(error).split('\n')[0]}`])
    }
    await context.setOffline(false)
    await page.close()
    if (context !== shared) await context.close()
  }
  await shared?.close()
}

/** A browser whose clock is the program's, which may have been started at another time. */
async function newContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 720 },
    locale: 'en-CA',
    timezoneId: 'America/Halifax',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(PATIENCE_MS)
  const now = (await context.request.get(site.url)).headers().date
  if (now) await context.clock.install({ time: new Date(now) })
  return context
}

async function open(page: Page, { path, steps, calls = 'as they are' }: State): Promise<void> {
  await setCalls(page, calls)
  await page.goto(site.url + path)
  await page.waitForLoadState('load')
  await page.locator('[data-hydrated], main').first().waitFor()
  await rest(page)
  // What was loaded before the line broke, and what is said once every try was refused.
  if (calls === 'offline' || calls === 'failing') await loaded(page)
  await page.context().setOffline(calls === 'offline')
  await steps?.(page)
  if (calls === 'failing' && steps) await loaded(page)
  // Who waits is told so after a while: that is what such a screen looks like.
  if (calls === 'slow') await saidWhenSlow(page)
  if (calls === 'as they are') await quiet(page)
  await rest(page)
}

async function saidWhenSlow(page: Page): Promise<void> {
  await page.getByText(SAID_WHEN_SLOW).filter({ visible: true }).first().waitFor()
  for (let tries = 0; tries < MOST_TRIES && !(await page.evaluate(ALL_SAID)); tries += 1)
    await page.waitForTimeout(TRY_MS)
}

async function walk(page: Page, name: string, size: number, isSlow: boolean): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  for (const width of size === 16 ? WIDTHS : WIDTHS.slice(0, -1)) {
    await page.setViewportSize({ width, height: HEIGHTS[width as keyof typeof HEIGHTS] })
    if (width <= TOUCHED_TO) await browser.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await page.evaluate(TO_ITS_PLACE)
    if (isSlow) await saidWhenSlow(page)
    await rest(page)
    const where = `${name} at ${width} px${size === 16 ? '' : ', large text'}`
    const sideways = (await page.evaluate(SIDEWAYS)) as number
    const found = (await page.evaluate(BROKEN)) as string[]
    found.push(...((await page.evaluate(COVERED)) as string[]))
    if (sideways > 0) found.unshift(`scrolls sideways by ${sideways} px`)
    say(where, found)
    await keep(page, `${name}-${width}${size === 16 ? '' : '-large'}`)
    if (size !== 16 || ![390, 1280].includes(width)) continue
    await judge(page, where)
    await page.emulateMedia({ forcedColors: 'active' })
    await keep(page, `${name}-${width}-forced`)
    await page.emulateMedia({ forcedColors: 'none' })
  }
  if (size === 16) await tab(page, name)
}

/** Last, because menus close when the focus leaves them. */
async function tab(page: Page, name: string): Promise<void> {
  for (const width of [1280, 390] as const) {
    await page.setViewportSize({ width, height: HEIGHTS[width] })
    await rest(page)
    say(`${name} at ${width} px, by Tab`, await walkByTab(page))
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder, `${name}.png`) })
}

async function judge(page: Page, where: string): Promise<void> {
  await page.evaluate(axe.source)
  const run = `axe.run({ iframes: false, resultTypes: ['violations'] }).then(({ violations }) => violations)`
  const violations = (await page.evaluate(run)) as axe.Result[]
  const nodesOf = (nodes: axe.NodeResult[]) => nodes.map(({ html }) => html.slice(0, 200)).join(' ')
  say(
    where,
    violations.map(({ id, impact, nodes }) => `axe ${impact} ${id}: ${nodesOf(nodes)}`),
  )
}

/** Until whatever slides or fades is where it belongs. */
async function rest(page: Page): Promise<void> {
  await page.evaluate(`Promise.race([
    new Promise((done) => setTimeout(done, 1500)),
    new Promise((done) => requestAnimationFrame(() => setTimeout(done, 150))).then(() => Promise.all(document.getAnimations()
      .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime)).map((one) => one.finished.catch(() => {})))),
  ])`)
}

/** Until nothing is being loaded any more; a page that never ends is looked at as it is. */
async function loaded(page: Page): Promise<void> {
  const busy = page.locator('[aria-busy="true"]').first()
  await busy.waitFor({ state: 'attached', timeout: 3_000 }).catch(() => undefined)
  await busy.waitFor({ state: 'detached' }).catch(() => undefined)
}

/** Until what is read later has come too, such as who is signed in; live news keep a line open for good. */
async function quiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined)
}

function say(where: string, found: readonly string[]): void {
  looks += 1
  problems += found.length
  for (const line of found) console.log(`${where}: ${line}`)
}
