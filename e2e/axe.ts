import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** What axe objects to on the page as it stands, one line each. */
export async function problemsByAxe(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate('axe.run({ iframes: false })')) as axe.AxeResults
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
