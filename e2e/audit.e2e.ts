import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const ROOMS = ['', '/analytics', '/dishes', '/guests', '/kitchen']

test.each([
  [390, 'dark'],
  [1280, 'light'],
] as const)('axe objects to no room of the dashboard of a new house at %i px, %s', async (width, theme) => {
  const page = await browser.page({ width, height: 900 })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard#dashboard`)
  if (theme === 'light') await page.getByRole('button', { name: 'Use the light theme' }).click()
  for (const room of ROOMS) {
    await page.goto(`${url()}/admin/dashboard#dashboard${room}`)
    await page.locator('main h2').first().waitFor()
    await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0)
    await expect.poll(() => problemsByAxe(page), { message: room }).toEqual([])
    await keepPicture(page, `dashboard${room.replace('/', '-')}-${width}`)
  }
})

test.each([390, 1280])('what was done to a location is read and taken as a table at %i px', async (width) => {
  const page = await browser.page({ width, height: 900 })
  await signInAsOwner(page, url())
  await page.goto(`${url()}/admin/dashboard#locations`)
  const was = width === 390 ? 'Deactivate' : 'Activate'
  await page.getByRole('button', { name: 'More for New Glasgow' }).click()
  await page.getByRole('button', { name: `${was}…` }).click()
  await page.getByRole('dialog').getByRole('button', { name: was, exact: true }).click()
  await page.getByText(/New Glasgow is (in)?active now/).waitFor()

  await page.goto(`${url()}/admin/dashboard#audit`)
  const newest = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem').first()
  const words = await newest.innerText()
  expect(words).toContain(width === 390 ? 'Deactivated a location' : 'Activated a location')
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, `audit-${width}`)

  if (width === 390) await page.getByRole('button', { name: 'Tools of the audit trail' }).click()
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export (CSV)' }).click(),
  ])
  expect(table.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)

  if (width === 390) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Action').selectOption('Activated or deactivated a location')
  await page.waitForURL(/#audit\?action=toggleLocationStatus$/)
  await page.getByRole('link', { name: 'New Glasgow' }).first().click()
  await page.getByRole('heading', { name: 'Location Management' }).waitFor()
  await page.getByRole('article', { name: 'New Glasgow', exact: true }).waitFor()
})
