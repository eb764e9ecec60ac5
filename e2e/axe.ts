import axe from 'axe-core'
import type { Page } from 'playwright-core'

/** Waits for whatever is sliding or fading in. What never ends, such as a pulse, is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(`Promise.all(
    document.getAnimations()
      .filter((one) => Number.isFinite(one.effect.getComputedTiming().endTime))
      .map((one) => one.finished.catch(() => undefined)),
  )`)
}

// A toast that begins to fade while axe looks would be judged half gone.
const RUN_AT_REST = `(async () => {
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  try { return await axe.run({ iframes: false }) }
  finally { document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== still) }
})()`

/** What axe objects to once the page has come to rest, one line each: colours are judged as they end. */
export async function problemsByAxe(page: Page): Promise<string[]> {
  await settled(page)
  await page.evaluate(axe.source)
  const { violations } = (await page.evaluate(RUN_AT_REST)) as axe.AxeResults
  return violations.map(({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}
