import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD, REFUSED, signIn, signUp } from './account-steps.ts'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { openMailbox } from './mailbox.ts'
import { knownContact, ordersOf, placeOrder, toCheckout } from './ordering.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

test('the photo is looked at before it is sent, shown in the bar, and removed again', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  await signUp(page, url())
  await page.goto(`${url()}/profile`)
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Photo file').setInputFiles({ ...photo, name: 'me.svg', mimeType: 'image/svg+xml' })
  await page.getByText('Invalid file format. Allowed: jpeg, jpg, png, webp').waitFor()
  await page.getByLabel('Photo file').setInputFiles({ ...photo, buffer: Buffer.from('not a picture') })
  await page.getByText('This picture cannot be read. Please choose another one.').waitFor()
  await page.getByLabel('Photo file').setInputFiles(photo)
  await page.locator('main img[src^="data:image/png"]').waitFor()
  await expect.poll(() => page.locator('header img').count()).toBe(0)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  await page.locator('header img[src*="/uploads/"]').waitFor()
  await keepPicture(page, 'accounts-photo')
  await page.getByRole('button', { name: 'Remove photo' }).click()
  await page.getByRole('button', { name: 'Add a photo' }).waitFor()
  await page.locator('header img').waitFor({ state: 'detached' })
})

test('a number changed on the profile is the next order’s at once, and no order writes the old one back', async () => {
  const page = await browser.page({ width: 1280, height: 900 })
  await signUp(page, url())
  await toCheckout(page, url())
  await page.getByLabel('Phone Number').fill('902 555 0101')
  await page.getByLabel('10%').check()

  // All within one page load: what the checkout has read must not outlive the change.
  const toProfile = async () => {
    await page.locator('[popovertarget="account-menu"]').click()
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByRole('heading', { name: 'Your details' }).waitFor()
  }
  await toProfile()
  await page.getByLabel('Phone Number').fill('902 555 0202')
  await page.getByRole('button', { name: 'Save details' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.goBack()
  await knownContact(page).getByText('(902) 555-0202').waitFor()
  await expect.poll(() => page.getByLabel('10%').isChecked()).toBe(true)

  await placeOrder(page)
  await expect
    .poll(async () => (await ordersOf(page))[0])
    .toMatchObject({ customerInfo: { phone: expect.stringContaining('5550202') } })
  await toProfile()
  await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toContain('555-0202')
  await page.reload()
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toContain('555-0202')
})

test('a new password needs the old one and ends the other sessions', async () => {
  const page = await browser.page({ width: 820, height: 1180, expected: REFUSED })
  const elsewhere = await browser.page({ width: 390, expected: REFUSED })
  const { email } = await signUp(page, url())
  await elsewhere.goto(`${url()}/login`)
  await signIn(elsewhere, email, PASSWORD)
  await elsewhere.waitForURL(/\/menu\//)

  await page.goto(`${url()}/profile#security`)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByLabel('Current Password').fill('Not-The-Password-1')
  await page.getByLabel('New Password', { exact: true }).fill('Black-Mustard-9')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Incorrect password. Please try again.').waitFor()
  await page.getByLabel('Current Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Changed. Every other device is signed out.').waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await elsewhere.goto(`${url()}/profile`)
  await elsewhere.waitForURL(`${url()}/login`)
})

test('a session that ended is renewed over the screen, and what was typed arrives', async () => {
  const page = await browser.page({ width: 390, expected: REFUSED })
  const { email } = await signUp(page, url())
  await page.goto(`${url()}/profile`)
  await page.getByLabel('Full Name').fill('Priya Typed This')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Save details' }).click()
  const again = page.getByRole('dialog', { name: 'Please sign in again' })
  await again.getByText(email).waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await again.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await again.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await expect.poll(() => page.getByLabel('Full Name').inputValue()).toBe('Priya Typed This')
})

test('leaving that question leads to the sign-in screen and back to where one was', async () => {
  const page = await browser.page({ width: 390, expected: REFUSED })
  const { email } = await signUp(page, url())
  await page.goto(`${url()}/profile`)
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Your data' }).click()
  await page.getByRole('button', { name: 'Download as a file' }).click()
  await page.getByRole('dialog', { name: 'Please sign in again' }).waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(`${url()}/login`)
  await signIn(page, email, PASSWORD)
  await page.waitForURL(`${url()}/profile`)
})

test('an account is deleted by typing it, and then it is gone', async () => {
  const page = await browser.page({ width: 390, expected: REFUSED })
  const { email } = await signUp(page, url())
  await page.goto(`${url()}/profile#data`)
  await page.getByRole('button', { name: /^Delete my account/ }).click()
  const question = page.getByRole('dialog', { name: 'Delete my account' })
  await question.getByLabel('Current Password', { exact: true }).fill('Not-The-Password-1')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await question.getByText('Please type DELETE to confirm').waitFor()
  await question.getByLabel('Type DELETE to confirm').fill('DELETE')
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await question.getByText('Incorrect password. Please try again.').waitFor()
  await question.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  await question.getByRole('button', { name: 'Delete for good' }).click()
  await page.waitForURL(`${url()}/`)
  await page.goto(`${url()}/login`)
  await signIn(page, email, PASSWORD)
  await page.getByText('Incorrect e-mail or password. Please try again.').waitFor()
})

test('my data arrives as a file with what I typed in it', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  const { email } = await signUp(page, url())
  await page.goto(`${url()}/profile#data`)
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as a file' }).click()
  const file = await coming
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk as Uint8Array))
  expect(Buffer.concat(chunks).toString()).toContain(email)
})

test('an account moves to another address by the link that went there, where its owner is signed in (people 64)', async () => {
  const page = await browser.page({ width: 390, height: 844, expected: REFUSED })
  const { email } = await signUp(page, url())
  const next = `moved-${email}`
  await page.goto(`${url()}/profile`)
  await page.getByRole('button', { name: 'Change email address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email' })
  await dialog.getByLabel('New Email Address').fill(next)
  await dialog.getByLabel('Current Password', { exact: true }).fill(PASSWORD)
  expect(await problemsByAxe(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Request the change' }).click()
  await page.getByText(`There is a link for ${next}.`).waitFor()
  await page.getByText(`Your address stays ${email} until you open it.`).waitFor()
  await keepPicture(page, 'accounts-moving')
  const link = await (await openMailbox(url())).linkTo('/verify-email', next)

  const elsewhere = await browser.page({ width: 390, height: 844, expected: REFUSED })
  await elsewhere.goto(link)
  await elsewhere.getByRole('heading', { name: 'Sign in to change your email address' }).waitFor()
  await elsewhere.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(elsewhere, email, PASSWORD)
  await elsewhere.getByRole('heading', { name: 'Your email address is changed' }).waitFor()
  expect(elsewhere.url()).not.toContain('token')
  await elsewhere.getByRole('link', { name: 'See your profile' }).click()
  await elsewhere.getByText('Email address confirmed').waitFor()
  await expect.poll(() => elsewhere.getByRole('textbox', { name: 'Email Address' }).inputValue()).toBe(next)
})
