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

/** What axe objects to once the page has come to rest, one line each: colours are judged as they end. */
export async function problemsByAxe(page: Page): Promise<string[]> {
  // A toast that comes or goes meanwhile must be there or not: half faded, it has no contrast. From now on the page stays
  // without motion.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(axe.source)
  const first = await problemsNow(page)
  // A list that was drawn anew while it was judged is judged again. What is wrong with a page at rest is wrong both times.
  return first.length === 0 ? first : problemsNow(page)
}

// Only what is wrong leaves the page: a list of all that is right takes a menu's page a second and two megabytes.
const VIOLATIONS = `axe.run({ iframes: false, resultTypes: ['violations'] }).then(({ violations }) => violations)`

async function problemsNow(page: Page): Promise<string[]> {
  await settled(page)
  const violations = (await page.evaluate(VIOLATIONS)) as axe.Result[]
  return violations.map(({ id, impact, nodes }) => {
    const found = nodes.map(({ html, any }) => [html, ...any.map(({ message }) => message)].join(' '))
    return `${impact} ${id}: ${found.join(' ')}`
  })
}
