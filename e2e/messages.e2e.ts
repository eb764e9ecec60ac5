import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram({ SAMPLE_MESSAGES: '1' })
/** There are more samples than a page holds. */
const RESET = '?search=reset'
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

async function openMessages(width: number, query = ''): Promise<Page> {
  const page = await browser.page({ width, height: 900 })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard#messages${query}`)
  await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor()
  return page
}

describe.each([390, 1440])('the messages at %i px', (width) => {
  test('a captured reset link is two presses away, in a frame that runs nothing', async () => {
    const page = await openMessages(width, RESET)
    await page.getByText('messages are saved here').waitFor()
    await page.getByRole('link', { name: /Reset your Sizzle & Spice password/ }).click()
    const letter = page.frameLocator('iframe[title^="Email:"]')
    const link = letter.getByRole('link', { name: 'Choose a new password' })
    await expect
      .poll(() => link.getAttribute('href'))
      .toMatch(/^https:\/\/order\.example\.test\/reset-password\?token=/)
    await expect.poll(() => link.getAttribute('target')).toBe('_blank')
    // The look of the letter survives the page's policy.
    await expect
      .poll(() => link.evaluate((element) => getComputedStyle(element).backgroundColor))
      .toBe('rgb(245, 169, 45)')
    await expect.poll(() => page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts')
    await keepPicture(page, `messages-letter-${width}`)
    await page.getByText('Plain text', { exact: true }).click()
    await expect.poll(() => page.getByRole('link', { name: /^https:\/\/order\.example\.test/ }).count()).toBe(1)
  })

  test('a failed one says why, and is tried again', async () => {
    const page = await openMessages(width, `?search=noor.${width}`)
    await page.getByRole('link', { name: /Order TRU-042 confirmed/ }).click()
    await page.getByRole('article').getByText('The mailbox is full').waitFor()
    await page.getByRole('button', { name: 'Try again now' }).click()
    await page.getByRole('status').filter({ hasText: 'not sent later' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Try again now' }).count()).toBe(0)
  })

  test('filters are in the address, which opens the same view again', async () => {
    const page = await openMessages(width)
    const skipped = page.getByRole('link', { name: /^Skipped/ })
    await skipped.click()
    await skipped.and(page.locator('[aria-current="page"]')).waitFor()
    await page.getByRole('link', { name: /Nobody/ }).waitFor()
    await page.getByLabel('Kind').selectOption('SMS')
    await page.getByText('Nothing matches these filters').waitFor()
    expect(page.url()).toBe(`${url()}/admin/dashboard#messages?state=skipped&kind=sms`)
    await page.reload()
    await page.getByText('Nothing matches these filters').waitFor()
    const all = page.getByRole('link', { name: /^All/ })
    await all.click()
    await all.and(page.locator('[aria-current="page"]')).waitFor()
    await page.getByLabel('Search name, address or subject').fill('priya')
    await page.waitForURL(/search=priya/)
    await page.getByRole('link', { name: /Order ready · / }).waitFor()
    await keepPicture(page, `messages-list-${width}`)
  })

  test('has nothing that axe objects to', async () => {
    const page = await openMessages(width)
    await page.getByRole('list', { name: 'Messages' }).waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page
      .getByRole('link', { name: /Order TRU-042 confirmed/ })
      .first()
      .click()
    await page.getByRole('article').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
  })
})

test('with the keyboard alone one opens a message on a phone and comes back to its place', async () => {
  const page = await openMessages(390, RESET)
  const row = page.getByRole('link', { name: /Reset your Sizzle & Spice password/ })
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('article').waitFor()
  await expect.poll(() => page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Message')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await row.waitFor()
  await expect.poll(() => row.evaluate((element) => element === element.ownerDocument.activeElement)).toBe(true)
})
