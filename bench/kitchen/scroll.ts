import { chromium, type Page } from 'playwright-core'
import { table } from '../compare.ts'
import { percentile } from '../load.ts'

// A board of many cards is scrolled: how long each frame took, beside the same cards as plain HTML without a script.

/** Goes through the longest list of the page and back, one step each frame; answers the milliseconds between frames. */
const SCROLL = `new Promise((resolve) => {
  const lists = [...document.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight + 50 && /auto|scroll/.test(getComputedStyle(one).overflowY))
  const list = lists.sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? document.scrollingElement
  const frames = []
  let last = performance.now()
  let left = 600
  let step = 40
  function next(now) {
    frames.push(now - last)
    last = now
    if (list.scrollTop + list.clientHeight >= list.scrollHeight - 1) step = -40
    if (list.scrollTop === 0 && step < 0) step = 40
    list.scrollTop += step
    left -= 1
    if (left > 0) requestAnimationFrame(next)
    else resolve(frames.slice(1))
  }
  requestAnimationFrame(next)
})`

/** The page as it stands, with its styles and without its scripts. */
const AS_PLAIN = `(() => {
  const styles = [...document.styleSheets].map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\\n')).join('\\n')
  const copy = document.documentElement.cloneNode(true)
  for (const one of copy.querySelectorAll('script, link, dialog')) one.remove()
  return '<!doctype html>' + copy.outerHTML.replace('</head>', () => '<style>' + styles + '</style></head>')
})()`

export async function scroll(origin: string, person: { email: string; password: string }): Promise<string> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
    await context.request.post(`${origin}/api/auth/sign-in/email`, { data: person, headers: { origin } })
    const page = await context.newPage()
    await page.goto(`${origin}/admin/dashboard?location=truro#orders`)
    await page.getByText('Live', { exact: true }).waitFor()
    await page.getByRole('article').first().waitFor()
    await page.keyboard.press('Escape')
    const cards = await page.getByRole('article').count()
    const plain = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await plain.setContent(await page.evaluate<string>(AS_PLAIN))
    const ours = await framesOf(page)
    const theirs = await framesOf(plain)
    return report(cards, ours, theirs)
  } finally {
    await browser.close()
  }
}

async function framesOf(page: Page): Promise<readonly number[]> {
  await page.bringToFront()
  return await page.evaluate<number[]>(SCROLL)
}

function report(cards: number, ours: readonly number[], theirs: readonly number[]): string {
  const perSecond = (frames: readonly number[]) => (frames.length * 1000) / frames.reduce((sum, one) => sum + one, 0)
  const row = (name: string, frames: readonly number[]) => [
    name,
    perSecond(frames).toFixed(1),
    percentile(frames, 0.5).toFixed(1),
    percentile(frames, 0.99).toFixed(1),
  ]
  return table([
    ['', 'frames/s', 'median ms', 'p99 ms'],
    row(`a board of ${cards} cards`, ours),
    row('the same as plain HTML', theirs),
    ['ratio', (perSecond(ours) / perSecond(theirs)).toFixed(2), '', ''],
  ])
}
