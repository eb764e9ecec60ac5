import type { Page } from 'playwright-core'

// What somebody without a mouse meets: Tab goes through what a screen holds, and each stop has to be seen.

const MOST_STOPS = 80

/** Below the menus that every screen has, or in the dialog on top. */
const FROM_THE_START = `(() => {
  const start = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.querySelector('main') ?? document.body
  const hadIndex = start.hasAttribute('tabindex')
  if (!hadIndex) start.setAttribute('tabindex', '-1')
  start.focus({ preventScroll: true })
  if (!hadIndex) start.addEventListener('blur', () => start.removeAttribute('tabindex'), { once: true })
})()`

/** The stop that has the focus, and what is wrong with it; nothing at the end of the page. */
const AT_STOP = `new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))).then(() => {
  const stop = document.activeElement
  // What stands in a frame shows itself there.
  // A heading that took the focus by itself, as that of a dialog that came up, is no stop of Tab.
  if (stop?.matches('h1[tabindex="-1"], h2[tabindex="-1"], h3[tabindex="-1"]')) return []
  if (!stop || stop === document.body || ['MAIN', 'IFRAME'].includes(stop.tagName)) return stop?.tagName === 'IFRAME' ? [] : undefined
  const stops = (window.stopsOfTab ??= new WeakMap())
  if (stops.has(stop)) return undefined
  stops.set(stop, true)
  const html = stop.outerHTML.replace(/ class="[^"]*"/, '').slice(0, 120)
  // Boxes and files are drawn by their label.
  const label = stop.matches('input') ? stop.closest('label') ?? stop.labels?.[0] : undefined
  const hidden = ({ width, height }) => width <= 1 || height <= 1
  const own = stop.getBoundingClientRect()
  const seen = label && (hidden(own) || getComputedStyle(stop).opacity === '0') ? label : stop
  const { left, right, top, bottom, width, height } = seen.getBoundingClientRect()
  const wrong = []
  if (hidden({ width, height })) wrong.push('is not drawn')
  const inWindow = Math.min(right, innerWidth) - Math.max(left, 0) > 1 && Math.min(bottom, innerHeight) - Math.max(top, 0) > 1
  if (!inWindow) wrong.push('is out of sight')
  else {
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [left + width * x, top + height * y]))
      .filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight)
    const isOn = ([x, y]) => {
      const found = document.elementFromPoint(x, y)
      return found !== null && (seen.contains(found) || found.contains(seen) || found.closest('label')?.control === stop)
    }
    if (!points.some(isOn)) wrong.push('lies under something else')
  }
  const marked = (one, drawn) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, drawn)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  }
  const around = [stop, seen, stop.nextElementSibling, stop.parentElement, stop.parentElement?.parentElement, seen.parentElement]
  if (!around.some((one) => one && (marked(one) || marked(one, '::after')))) wrong.push('does not show that it has the focus')
  return wrong.map((what) => html + ' ' + what)
})`

/** Every stop of Tab from the start of the screen until one comes again. */
export async function walkByTab(page: Page): Promise<string[]> {
  const found: string[] = []
  await page.evaluate(FROM_THE_START)
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const wrong = (await page.evaluate(AT_STOP)) as string[] | undefined
    if (wrong === undefined) break
    found.push(...wrong)
  }
  await page.evaluate('delete window.stopsOfTab')
  return found
}
