import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { type Kitchen, openKitchen } from './kitchen.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser
let kitchen: Kitchen

beforeAll(async () => {
  browser = await openBrowser()
  kitchen = await openKitchen(url())
})
afterAll(() => browser.close())

async function openSection(section: string, width: number, height = 844): Promise<Page> {
  const page = await browser.page({ width, height })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard#${section}`)
  return page
}

async function addStation(page: Page, kind: string, name: string): Promise<void> {
  await page.getByRole('button', { name: kind }).click()
  await page
    .getByRole('group', { name: kind === 'Add a station' ? 'Station' : 'Pass' })
    .last()
    .getByLabel('Name')
    .fill(name)
}

/** Once a cook can have seen what key 1 strikes off: just after a ticket has moved it does nothing. */
async function pressOne(page: Page): Promise<void> {
  await page.locator('[data-act^="bump "]:not([aria-disabled])').first().waitFor()
  await page.keyboard.press('1')
}

/** Where a category goes, its choice and the button for its dishes. */
function rowOfCategory(page: Page) {
  return page
    .getByRole('button', { name: /^Dishes of/ })
    .first()
    .evaluate((dishes) => {
      const row = dishes.closest('li')
      const middle = (one: string) => {
        const { top, bottom } = row?.querySelector(one)?.getBoundingClientRect() ?? new DOMRect()
        return Math.round((top + bottom) / 2)
      }
      const button = middle('button')
      return { isChoiceBeside: middle('select') === button, isNameBeside: middle('label') === button }
    })
}

/** What keys reach in the set-up and does not come to rest above the bar at its foot. */
function hiddenByFoot(page: Page): Promise<string[]> {
  return page.locator('form').evaluate((form) => {
    const foot = form.lastElementChild
    if (!foot) throw new Error('The set-up has a foot')
    return [...form.querySelectorAll<HTMLElement>('a, button, input, select')]
      .filter((one) => !foot.contains(one) && one.checkVisibility())
      .filter((one) => {
        one.focus()
        return one.getBoundingClientRect().bottom > foot.getBoundingClientRect().top
      })
      .map((one) => one.ariaLabel ?? one.id)
  })
}

test('a manager sets up a station and a pass on a phone; what one cook ticks, the pass sees', async () => {
  const phone = await openSection('stations', 390)
  await phone.getByText('No stations yet').waitFor()
  await phone.getByRole('button', { name: 'Set up stations' }).click()
  await addStation(phone, 'Add a station', 'Hot')
  await phone.getByLabel('Default station').selectOption('None')
  await phone.getByText(/reach no station/).waitFor()
  await addStation(phone, 'Add a pass', 'Pass')
  await phone.getByLabel('Default station').selectOption('Hot')
  await phone.getByText(/reach no station/).waitFor({ state: 'detached' })
  await expect.poll(() => problemsByAxe(phone)).toEqual([])
  await keepPicture(phone, 'stations-setup-390')
  for (const size of [
    { width: 1024, height: 768 },
    { width: 390, height: 844 },
  ]) {
    await phone.setViewportSize(size)
    expect(await hiddenByFoot(phone)).toEqual([])
    expect(await rowOfCategory(phone)).toEqual({ isChoiceBeside: true, isNameBeside: size.width > 390 })
  }
  await phone.getByRole('button', { name: 'Save stations' }).click()
  await phone.getByText('Saved.').waitFor()

  const { number } = await kitchen.place({ quantity: 2, specialInstructions: 'No coriander' })
  const cook = await openSection('stations', 1280, 720)
  const pass = await openSection('stations', 1024, 768)
  await pass.getByLabel('Station', { exact: true }).selectOption('Pass')
  const ticket = cook.getByRole('article', { name: number })
  const whole = pass.getByRole('article', { name: number })
  await whole.getByText(/Hot/).waitFor()
  await expect.poll(() => problemsByAxe(cook)).toEqual([])
  await expect.poll(() => problemsByAxe(pass)).toEqual([])
  await keepPicture(cook, 'stations-cook-1280')
  await keepPicture(pass, 'stations-pass-1024')
  await pressOne(cook)
  await cook.getByText('Nothing to do at Hot.').waitFor()
  await whole.getByText(/Hot/).waitFor({ state: 'detached' })
  await cook.getByRole('button', { name: `Recall ${number}` }).click()
  await ticket.getByText('RECALLED').waitFor()
  await pressOne(cook)
  await whole.getByRole('button', { name: 'Mark as Ready' }).click()
  await whole.waitFor({ state: 'detached' })
})

test('a printer on the screen shows the paper of an order, as it comes out', async () => {
  const page = await openSection('printers', 390)
  await page.getByRole('button', { name: 'Add a printer' }).first().click()
  const form = page.getByRole('dialog', { name: 'Add a printer' })
  await form.getByLabel('Name').fill('Counter')
  await form.getByLabel('How it is reached').selectOption({ label: 'On the screen only' })
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'printers-form-390')
  await form.getByRole('button', { name: 'Save' }).click()
  const printer = page.getByRole('article', { name: 'Counter' })
  await printer.waitFor()
  await kitchen.place({ name: 'Hungry' })
  await printer.getByRole('button', { name: /^Show/ }).first().click()
  await page.getByRole('dialog').getByRole('img').waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'printers-paper-390')
})
