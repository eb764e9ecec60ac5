import type { Browser } from 'playwright-core'
import { visit } from './phone.ts'
import type { StartedProgram } from './start.ts'

const CHANGES = 12
/** Without sizes: where there are any, the price that is shown is that of a size. */
const DISH = 'chicken-korma'
// Runs in the page: when each price of the dish was on the glass, the frame after the one in which it changed.
const WATCH = `
  window.pricesPainted = {}
  new MutationObserver(() => {
    const price = /\\$\\d+\\.\\d\\d/.exec(document.querySelector('#dish-${DISH}').textContent)?.[0]
    if (price === undefined || price in pricesPainted) return
    pricesPainted[price] = null
    requestAnimationFrame(() => requestAnimationFrame(() => {
      pricesPainted[price] = performance.timeOrigin + performance.now()
    }))
  }).observe(document.body, { childList: true, subtree: true, characterData: true })`

/** From a price that somebody in the back office saves until it stands in an open menu on a phone, in milliseconds. */
export async function menuChanges(phone: Browser, origin: string, program: StartedProgram): Promise<number[]> {
  const { page, end } = await visit(phone, true)
  const live = page.waitForResponse((answer) => answer.url().endsWith('/api/live'), { timeout: 60_000 })
  await page.goto(`${origin}/menu/truro`, { waitUntil: 'load', timeout: 60_000 })
  await live
  await page.waitForTimeout(2500)
  await page.evaluate(WATCH)
  const times: number[] = []
  for (let n = 0; n < CHANGES; n += 1) {
    const cents = 3001 + n
    const start = performance.timeOrigin + performance.now()
    program.tell({ do: 'dish', at: 'truro', id: DISH, change: { price: cents } })
    const price = `$${(cents / 100).toFixed(2)}`
    await page.locator(`#dish-${DISH}`).getByText(price).first().waitFor({ timeout: 10_000 })
    await page.waitForTimeout(300)
    times.push(Number(await page.evaluate(`window.pricesPainted['${price}']`)) - start)
  }
  await end()
  return times
}
