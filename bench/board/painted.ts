import { chromium } from 'playwright-core'

/** When each card was on the glass: the frame after the one in which it came into the document. */
const WATCH = `
  window.painted = {}
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('article[aria-label^="Order "]')) {
      const number = card.getAttribute('aria-label').slice(6)
      if (window.painted[number] !== undefined) continue
      window.painted[number] = null
      requestAnimationFrame(() => requestAnimationFrame(() => {
        window.painted[number] = performance.timeOrigin + performance.now()
      }))
    }
  }).observe(document, { childList: true, subtree: true })`

export async function openBoard(origin: string, person: { email: string; password: string }) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.request.post(`${origin}/api/auth/sign-in/email`, { data: person, headers: { origin } })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  await page.goto(`${origin}/admin/dashboard?location=truro#orders`)
  await page.getByText('Live', { exact: true }).waitFor()
  return {
    paintedAt: (number: string) =>
      page.evaluate((wanted) => globalThis.painted[wanted], number) as Promise<number | null>,
    close: () => browser.close(),
  }
}

declare global {
  var painted: Record<string, number | null>
}
