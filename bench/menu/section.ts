import { type Browser, chromium, type Page } from 'playwright-core'
import { findBrowser } from '../../scripts/browser.ts'

const ROUNDS = 7
const SEARCH = [...'butter'.split(''), ...Array.from({ length: 6 }, () => 'Backspace'), ...'naan'.split('')]
/** Faster typing would measure the key before. */
const BETWEEN_KEYS_MS = 150

// Runs in the page. A frame is over when the message that its callback sent has come. A key is answered in the first frame that
// has the count and, down to the end of the screen or of the list, cards of dishes that fit.
const WATCH = `
  window.afterPaint = () => new Promise((resolve) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => resolve(performance.now())
    channel.port2.postMessage(0)
  }))
  window.namesShown = () => [...document.querySelectorAll('article')]
    .filter((card) => card.getBoundingClientRect().top < innerHeight)
    .map((card) => card.getAttribute('aria-label'))
  window.isAnswered = (typed) => {
    const has = (dish) => [dish.name, dish.description].some((text) => text.toLowerCase().includes(typed))
    const wanted = dishes.filter(has).map((dish) => dish.name)
    const cards = [...document.querySelectorAll('article')]
    return document.querySelector('main').textContent.includes(wanted.length.toLocaleString('en-CA') + ' of 1,000 items') &&
      cards.every((card) => wanted.includes(card.getAttribute('aria-label'))) &&
      (cards.length === wanted.length || cards.at(-1).getBoundingClientRect().bottom > innerHeight)
  }
  window.dishes = undefined
  window.shown = []
  window.keys = []
  addEventListener('keydown', async (event) => {
    if (!event.target.matches('input')) return
    let at = await afterPaint()
    while (window.dishes && !isAnswered(event.target.value)) at = await afterPaint()
    const before = window.shown
    window.shown = namesShown()
    keys.push({ ms: at - event.timeStamp, isSame: shown.some((name) => before.includes(name)) })
  }, true)`
const OPEN = `new Promise((resolve) => {
  const start = performance.now()
  const watch = new MutationObserver(() => {
    if (!document.querySelector('article h3') || !/of 1,000 items/.test(document.querySelector('main').textContent)) return
    watch.disconnect()
    void afterPaint().then((at) => resolve(at - start))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  location.hash = '#menu'
})`
const FETCH = `(async () => {
  const { apiKey } = await (await fetch('/api/session')).json()
  const start = performance.now()
  const answer = await fetch('/api/getLocationMenuAdmin?locationId=truro', { headers: { 'x-api-key': apiKey } })
  const { items } = await answer.json()
  const took = performance.now() - start
  if (items.length !== 1000) throw new Error('not the whole menu')
  window.dishes = items
  return took
})()`
const BARE_INPUT = `document.body.innerHTML = '<input aria-label="Search"><p></p>'
  document.querySelector('input').oninput = (event) => { document.querySelector('p').textContent = event.target.value }`

export type SectionTimes = {
  readonly first: number
  readonly opened: readonly number[]
  readonly fetched: readonly number[]
  readonly keys: readonly number[]
  /** Those of them after which only other dishes are on the screen. */
  readonly otherDishes: readonly number[]
  readonly bareKeys: readonly number[]
}

/** The section of the menu in a browser: how soon it stands, and how soon a key of the search is answered. */
export async function sectionTimes(origin: string, person: object): Promise<SectionTimes> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await signedInPage(browser, origin, person)
    const first = await openSection(page, origin)
    const opened: number[] = []
    const fetched: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      opened.push(await openSection(page, origin))
      fetched.push(await page.evaluate<number>(FETCH))
    }
    const keys = await typed(page)
    const otherDishes = keys.filter(({ isSame }) => !isSame)
    await page.goto(`${origin}/api/ping`)
    await page.evaluate(BARE_INPUT)
    const bareKeys = await typed(page)
    return {
      first,
      opened,
      fetched,
      keys: keys.map(msOf),
      otherDishes: otherDishes.map(msOf),
      bareKeys: bareKeys.map(msOf),
    }
  } finally {
    await browser.close()
  }
}

async function signedInPage(browser: Browser, origin: string, data: object): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.request.post(`${origin}/api/auth/sign-in/email`, { data, headers: { origin } })
  const page = await context.newPage()
  await page.addInitScript(WATCH)
  return page
}

/** From another section, in a document that has only just come: nothing of the menu is known. */
async function openSection(page: Page, origin: string): Promise<number> {
  await page.goto(`${origin}/admin/dashboard?location=truro#orders`)
  await page.getByText('Live', { exact: true }).waitFor()
  await page.waitForTimeout(1_000)
  return page.evaluate<number>(OPEN)
}

type Key = { ms: number; isSame: boolean }
const msOf = ({ ms }: Key) => ms

async function typed(page: Page): Promise<Key[]> {
  await page.evaluate('shown = namesShown()')
  await page.getByLabel('Search', { exact: true }).focus()
  for (const key of SEARCH) {
    await page.keyboard.press(key)
    await page.waitForTimeout(BETWEEN_KEYS_MS)
  }
  return page.evaluate<Key[]>('keys')
}
