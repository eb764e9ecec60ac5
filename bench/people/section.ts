import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

const ROUNDS = 7
const PAUSE_MS = 300
const SEARCHES = ['oduya', 'zhang', 'wei', 'leblanc', 'chen']

// Runs in the page. A frame is over when the message that its callback sent has come.
const WATCH = `
  window.afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve(performance.now())
    channel.port2.postMessage(0)
  }))
  window.whenShown = (pattern) => new Promise((resolve) => {
    const start = performance.now()
    const look = () => {
      if (!document.querySelector('tbody tr') || !pattern.test(document.querySelector('main').textContent)) return false
      void afterPaint().then((at) => resolve(at - start))
      return true
    }
    const watch = new MutationObserver(() => look() && watch.disconnect())
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  })`
const OPEN = `(() => {
  const shown = whenShown(/Showing 50 of/)
  location.hash = '#users/everyone'
  return shown
})()`

/** The list of people in a browser: how soon it stands, and how soon a search is answered. */
export async function sectionTimes(origin: string, data: object) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    await context.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: { origin } })
    const page = await context.newPage()
    await page.addInitScript(WATCH)
    const opened: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) opened.push(await openSection(page, origin))
    const searched: number[] = []
    for (const search of SEARCHES) searched.push(await searchTime(page, search))
    return { opened, searched }
  } finally {
    await browser.close()
  }
}

/** From another section, in a document that has only just come: nobody is known yet. */
async function openSection(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/admin/dashboard?location=truro#orders`)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.waitForTimeout(1_000)
  return page.evaluate<number>(OPEN)
}

/** Without the pause after which a search begins. */
async function searchTime(page: Page, search: string): Promise<number> {
  await page.getByLabel('Search users').fill('')
  await page.getByText(/Showing 50 of [\d,]+ users/).waitFor()
  const shown = page.evaluate<number>(`whenShown(/of more than 1,000 users/)`)
  await page.getByLabel('Search users').fill(search)
  return (await shown) - PAUSE_MS
}
