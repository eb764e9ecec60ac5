import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { type Program, startProgram } from './program.ts'

// Every word that is stored would run, or break the page, if a page took it for markup. What the content security policy
// refuses, what is asked for in vain and what fails in a script is a problem of the page by itself (browser.ts).
let program: Program
let browser: TestBrowser

beforeAll(async () => {
  program = await startProgram()
  await program.tell({ do: 'plant-text' })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

const OF_GUESTS = ['/', '/menu/truro', '/reservations', '/checkout', '/dashboard', '/profile']

/** Every screen at full length (`npm run attack`); otherwise those that show the most words. */
const SHORT = ['/', '/menu/truro', '/dashboard', ...['orders', 'menu', 'users', 'payments', 'messages'].map(section)]

/** Shown as it was written. */
const AS_TEXT = /onerror=window\.planted|<script>|javascript:window|onload=window|constructor\.constructor/

test('no text that anybody stored runs on any screen, turns into markup or breaks the page', async () => {
  const page = await browser.page({ width: 390 })
  await signInAsOwner(page, program.url)
  const screens = process.env.FAULTS === 'all' ? [...OF_GUESTS, ...(await sectionsOf(page))] : SHORT
  const shown: string[] = []
  for (const path of screens) {
    await page.goto(program.url + path)
    await page.locator('main h1, main h2, main h3').first().waitFor()
    await page.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached' })
    await expect.poll(() => whatRan(page), { message: path }).toEqual([])
    await expect
      .poll(() => page.evaluate('document.documentElement.scrollWidth'), { message: `${path} is too wide` })
      .toBeLessThanOrEqual(390)
    if (AS_TEXT.test(await page.locator('body').innerText())) shown.push(path)
    await keepPicture(page, `planted${path.replaceAll(/\W+/g, '-')}`)
  }
  // What opens from a list: a receipt, and a letter in its frame.
  await page.goto(`${program.url}/dashboard`)
  await page.getByRole('link', { name: 'Receipt' }).first().click()
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => whatRan(page), { message: 'a receipt' }).toEqual([])
  await page.goto(`${program.url}/admin/dashboard#messages`)
  await page.locator('main li a', { hasNotText: 'SMS ·' }).first().click()
  const letter = page.frameLocator('iframe[title^="Email:"]')
  await letter.getByText('onerror=window.planted').first().waitFor()
  await expect.poll(() => letter.locator('img[src="x"], script, svg, [onerror], [onload]').count()).toBe(0)
  await expect.poll(() => whatRan(page), { message: 'a letter' }).toEqual([])
  // The words that were exchanged are those that are shown.
  expect(shown.length, shown.join(', ')).toBeGreaterThanOrEqual(screens.length / 2)
})

function section(name: string): string {
  return `/admin/dashboard#${name}`
}

/** Every section and every room of the dashboard, as the office itself names them to its owner. */
async function sectionsOf(page: Page): Promise<string[]> {
  await page.goto(program.url + section('dashboard'))
  const [ofOffice, ofDashboard] = [
    'aside nav[aria-label="Sections"] a',
    'main nav[aria-label="Rooms of the dashboard"] a',
  ]
  for (const links of [ofOffice, ofDashboard]) await page.locator(links).first().waitFor({ state: 'attached' })
  const hrefs = await page.evaluate<string[]>(
    `[...document.querySelectorAll('${ofOffice}, ${ofDashboard}')].map(({ href }) => href)`,
  )
  return [...new Set(hrefs.map((href) => section(new URL(href).hash.slice(1))))]
}

/** A handler, a script of no nonce of ours or a link that runs something: React makes none of them. */
function whatRan(page: Page): Promise<string[]> {
  return page.evaluate(`[
    ...('planted' in window ? ['it ran'] : []),
    ...[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]
      .filter(({ name, value }) => /^on/i.test(name) || (/^(href|src|action|formaction|srcdoc)$/i.test(name) && /^\\s*javascript:/i.test(value)))
      .map(({ name, value }) => element.tagName + ' has ' + name + '=' + value))
  ]`)
}
