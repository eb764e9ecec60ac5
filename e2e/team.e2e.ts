import { afterAll, beforeAll, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { signInAsOwner } from './people.ts'
import { OWNER, useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const PASSWORD = 'Cardamom-7-pods'

test('a colleague is invited, comes in, is given another location and is out as soon as they are deactivated', async () => {
  const email = 'cook@example.test'
  const office = await browser.page({ width: 390, height: 844 })
  await signInAsOwner(office, url())
  await office.goto(`${url()}/admin/dashboard#users/team`)
  await office.getByRole('button', { name: 'Invite' }).click()
  await office.getByLabel('Email').fill(email)
  await office.getByLabel('Truro Heights').check()
  await office.getByRole('button', { name: 'Make the link' }).click()
  const link = await office.getByText(/\/join#token=[\w-]{43}$/).innerText()
  await expect.poll(() => problemsByAxe(office)).toEqual([])
  await keepPicture(office, 'invitation-link-390')
  await office.getByRole('button', { name: 'Done' }).click()
  await office.getByText('Open invitations').waitFor()
  await expect.poll(() => problemsByAxe(office)).toEqual([])
  await keepPicture(office, 'users-390')

  // Their screen goes on asking for a moment after they were deactivated.
  const cook = await browser.page({ width: 1280, height: 900, expected: [/status of 401/] })
  await cook.goto(link)
  await cook.getByText('as staff at Truro Heights').waitFor()
  await expect.poll(() => problemsByAxe(cook)).toEqual([])
  await cook.getByLabel('Full Name').fill('Sam Oduya')
  await cook.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await cook.getByRole('button', { name: 'Accept and create my account' }).click()
  await cook.getByRole('heading', { name: 'Order Management' }).waitFor()
  await expect.poll(() => cook.getByRole('link', { name: 'Users' }).count()).toBe(0)

  // The open list hears of the newcomer by itself.
  await office.getByText('Open invitations').waitFor({ state: 'detached' })
  await office.getByRole('button', { name: 'More for Sam Oduya' }).click()
  await office.getByRole('button', { name: 'Edit…' }).click()
  await office.getByLabel('New Glasgow').check()
  await office.getByRole('button', { name: 'Save Changes' }).click()
  await office.getByText('User updated successfully').waitFor()
  await office.getByText('New Glasgow, Truro Heights').filter({ visible: true }).waitFor()

  await office.getByRole('button', { name: 'More for Sam Oduya' }).click()
  await office.getByRole('button', { name: 'Deactivate…' }).click()
  await office.getByText('Deactivate user Sam Oduya? This will disable their authentication.').waitFor()
  await office.getByRole('dialog').getByRole('button', { name: 'Deactivate', exact: true }).click()
  await office.getByText('User deactivated successfully').waitFor()
  await cook.getByText('Signed out. New orders no longer reach this screen.').waitFor()
})

test('a passkey is added with the password, and then signs in without one (people 56)', async () => {
  const page = await browser.page({ width: 390, height: 844 })
  await signInAsOwner(page, url())
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const security = `${url()}/profile#security`
  await page.goto(security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Your password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('not used yet').waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await keepPicture(page, 'passkeys-390')

  await page.context().clearCookies()
  await page.goto(`${url()}/login`)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL((address) => address.pathname !== '/login')
  await page.goto(security)
  await page.getByRole('button', { name: /^Remove the passkey/ }).click()
  await page.getByLabel('Your password').fill(OWNER.password)
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('The passkey is removed').waitFor()
})
