import { join } from 'node:path'
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished, TestRunner } from 'vitest'
import { whenTakenOver } from './taken-over.ts'

const ARGS = [
  '--headless',
  '--no-sandbox', // Chromium refuses to run as root with it, and it sees nothing but our own pages here
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What a page does by itself or after a press is waited for so long, also on a slow machine. */
const PATIENCE_MS = 90_000

// How long a live stream may be silent: on the board, and anywhere else. Its server beats no faster for a page in a hurry.
const SILENCE_MS = [2_500, 35_000]

const HURRY = `{
  const wait = setTimeout
  const isKept = (ms) => ms < 500 || ms >= 60_000 || ${JSON.stringify(SILENCE_MS)}.includes(ms)
  globalThis.setTimeout = (work, ms = 0, ...given) => wait(work, isKept(ms) ? ms : ms / 10, ...given)
}`

export type PageOptions = {
  width?: number
  height?: number
  /** Console errors that this page is meant to have, such as the 409 of a refused order. */
  expected?: readonly RegExp[]
  context?: BrowserContextOptions
  /** The page's own waits between two tries, of half a second to a minute, last a tenth. */
  isHurried?: boolean
}

export type TestBrowser = {
  /** A page with cookies and storage of its own. When it ends, unexpected problems on it fail the test. */
  page(options?: PageOptions): Promise<Page>
  /** For `afterAll`; also ends the pages that were opened in `beforeAll`. */
  close(): Promise<void>
}

/** Starts Chromium with a new empty profile; `more` are further switches. */
export async function openBrowser(more: readonly string[] = []): Promise<TestBrowser> {
  const executablePath = process.env.CHROMIUM_PATH
  if (!executablePath) throw new Error('No Chromium found: run "npm test", which installs one, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: [...ARGS, ...more] })
  const shared: (() => Promise<void>)[] = []
  return {
    async page({ width = 390, height = 844, expected = [], context: more, isHurried = false } = {}) {
      const context = await browser.newContext({
        viewport: { width, height },
        locale: 'en-CA',
        timezoneId: 'America/Halifax',
        reducedMotion: 'reduce',
        // Tests look at what pages ask of the server; the one about the worker lets it in.
        serviceWorkers: 'block',
        ...more,
      })
      context.setDefaultTimeout(PATIENCE_MS)
      const problems = await watchForProblems(context, expected)
      if (isHurried) await context.addInitScript(HURRY)
      async function end() {
        await context.close()
        expect(problems, 'problems in the browser').toEqual([])
      }
      if (TestRunner.getCurrentTest()) onTestFinished(end)
      else shared.push(end)
      const page = await context.newPage()
      return more?.javaScriptEnabled === false ? page : whenTakenOver(page)
    },
    async close() {
      try {
        for (const end of shared) await end()
      } finally {
        await browser.close()
      }
    },
  }
}

/** Fills the returned list with every console error, uncaught exception and breach of the content security policy. */
export async function watchForProblems(context: BrowserContext, expected: readonly RegExp[]): Promise<string[]> {
  const problems: string[] = []
  function note(problem: string) {
    if (!expected.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console.error: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => {
    const { name, message, stack } = event.error()
    // A DOMException may come with neither message nor stack.
    note(`uncaught: ${stack || `${name}: ${message}`} (${event.page()?.url()})`)
  })
  // As text, because it runs in the page, where a policy that only reports says nothing on the console.
  await context.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    console.error('content security policy: ' + event.violatedDirective + ' refused ' + event.blockedURI))`)
  return problems
}

/** Keeps a picture as NAME.png in the folder that SCREENSHOTS names; without one, none are made. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true })
}
