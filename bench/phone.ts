import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { findBrowser, installBrowser } from '../scripts/browser.ts'

// A middling phone on a middling line, as Chromium imitates them.
const CPU_SLOWDOWN = 4
const LINE = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750, offline: false } // 1.6 and 0.75 Mbit/s
const SCREEN = { width: 390, height: 844 }

export type Visit = {
  readonly page: Page
  readonly cdp: CDPSession
  /** Addresses of the scripts that were fetched so far, and the bytes as they travelled. */
  readonly scripts: Map<string, number>
  readonly end: () => Promise<void>
}

export async function openPhone(): Promise<Browser> {
  const executablePath = findBrowser() ?? installBrowser(console.log)
  if (!executablePath) throw new Error('this needs a Chromium')
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] })
}

/** A visitor who was never here: nothing cached, nothing stored. */
export async function visit(browser: Browser, isSlow: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: SCREEN, deviceScaleFactor: 2, isMobile: true, hasTouch: true })
  await context.addInitScript(WATCH)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  if (isSlow) {
    await cdp.send('Network.emulateNetworkConditions', LINE)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  return { page, cdp, scripts: watchScripts(cdp), end: () => endOf(context) }
}

function watchScripts(cdp: CDPSession): Map<string, number> {
  const urls = new Map<string, string>()
  const scripts = new Map<string, number>()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const isScript = type === 'Script' || response.mimeType.includes('javascript')
    if (isScript) urls.set(requestId, response.url)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId)
    if (url) scripts.set(url, encodedDataLength)
  })
  return scripts
}

async function endOf(context: BrowserContext): Promise<void> {
  await context.close()
}

// Runs in the page. `seen.presses` are the times from a press to the next paint, as the browser itself measures them.
const WATCH = `
  window.seen = { largest: 0, shift: 0, presses: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'click') seen.presses.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true })
`

export type PageWatch = { largest: number; shift: number; presses: number[] }

export async function seenBy(page: Page): Promise<PageWatch> {
  // The shape that WATCH above makes.
  return (await page.evaluate('seen')) as PageWatch
}
