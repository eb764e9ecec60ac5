import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fillSignUp, newPerson, openOwnMenu, PASSWORD, REFUSED, signIn, signOut, signUp } from './account-steps.ts'
import { problemsByAxe } from './axe.ts'
import { keepPicture, openBrowser, type TestBrowser } from './browser.ts'
import { openMailbox } from './mailbox.ts'
import { findInSummary } from './ordering.ts'
import { useProgram } from './program.ts'

const url = useProgram()
let browser: TestBrowser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe.each([390, 1440])('from sign-up to sign-out at %i px', (width) => {
  test('a visitor gets an account, proves the address, and looks after the profile', async () => {
    const page = await browser.page({ width, height: 900, expected: [...REFUSED, /status of 400/] })
    const person = newPerson()
    await page.goto(`${url()}/profile`)
    await page.waitForURL(`${url()}/login`)
    await page.getByRole('link', { name: 'Create an account' }).click()

    await fillSignUp(page, { name: 'P', email: 'priya' }, 'curry')
    for (const sentence of [
      'Name must be at least 2 characters',
      'Invalid email format',
      'Password must meet at least 4 security requirements',
    ])
      await page.getByText(sentence).waitFor()
    await expect
      .poll(() => page.getByLabel('Full Name').evaluate((field) => field === document.activeElement))
      .toBe(true)
    await page.getByText('Weak').waitFor()
    await fillSignUp(page, person)
    await page.waitForURL(`${url()}/profile`)
    await page.getByText('Your email address is not confirmed yet').waitFor()

    const mailbox = await openMailbox(url())
    const first = await mailbox.linkTo('/verify-email', person.email)
    await page.goto(`${url()}/verify-email?token=gone`)
    await page.getByRole('button', { name: 'Ask for a new link' }).click()
    await page.getByText(`There is a new link for ${person.email}`).waitFor()
    const second = await mailbox.linkTo('/verify-email', person.email, first)
    await page.goto(first)
    await page.getByRole('heading', { name: 'This confirmation link no longer works' }).waitFor()
    await page.goto(`${url()}/menu/truro`)
    await page.goto(second)
    await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
    expect(page.url()).not.toContain('token')
    await openOwnMenu(page, width)
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByText('Email address confirmed').waitFor()

    await page.getByLabel('Phone Number').fill('902 555 0177')
    await page.getByRole('button', { name: 'Save details' }).click()
    await page.getByText('Saved', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Notifications' }).click()
    await page.getByLabel(/Yes, send me offers and news/).check()
    await page.getByText('Saved', { exact: true }).nth(1).waitFor()
    await page.reload()
    await expect.poll(() => page.getByLabel('Phone Number').inputValue()).toBe('902-555-0177')
    await page.getByRole('button', { name: 'Notifications' }).click()
    await expect.poll(() => page.getByLabel(/Yes, send me offers and news/).isChecked()).toBe(true)
    await keepPicture(page, `accounts-profile-${width}`)
    await signOut(page, url(), width)
    await page.goto(`${url()}/profile`)
    await page.waitForURL(`${url()}/login`)
  })

  test('a forgotten password is replaced by the mailed link, once', async () => {
    const page = await browser.page({ width, height: 900, expected: REFUSED })
    const { email } = await signUp(page, url())
    await signOut(page, url(), width)
    await page.goto(`${url()}/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    const send = page.getByRole('button', { name: 'Ask for a link' })
    await send.waitFor() // the form before it has a field of the same name
    await page.getByLabel('Email Address').fill(email)
    await send.click()
    await page.getByRole('heading', { name: 'Email is not set up here' }).waitFor()

    const link = await (await openMailbox(url())).linkTo('/reset-password', email)
    await page.goto(link)
    await page.getByLabel('New Password', { exact: true }).fill('Black-Mustard-9')
    await page.getByText('Strong').waitFor()
    await page.getByRole('button', { name: 'Change password' }).click()
    await page.getByRole('heading', { name: 'Your password is changed' }).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).first().click()
    await signIn(page, email, PASSWORD)
    await page.getByText('Incorrect e-mail or password. Please try again.').waitFor()
    await signIn(page, email, 'Black-Mustard-9')
    await page.waitForURL(/\/menu\//)

    // Said before anybody thinks of another password.
    await page.goto(link)
    await page.getByRole('heading', { name: 'This password link no longer works' }).waitFor()
    await keepPicture(page, `accounts-dead-link-${width}`)
  })
})

test('signing in or signing up on the way to the checkout goes on to the checkout (people 27)', async () => {
  const page = await browser.page({ width: 390 })
  const fillCart = async () => {
    await page.goto(`${url()}/menu/truro`)
    await page
      .getByRole('button', { name: /^Add .+ to your cart$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'View cart' }).click()
  }
  const person = newPerson()
  await fillCart()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await fillSignUp(page, person)
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  await findInSummary(page, '1 × ')

  await signOut(page, url(), 390)
  await fillCart()
  await page.getByRole('link', { name: 'Sign in to order' }).click()
  await page.getByRole('heading', { name: 'Sign in to order' }).waitFor()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await signIn(page, person.email, PASSWORD)
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
})

test('after three wrong passwords the form says when to come back, and means it', async () => {
  const page = await browser.page({ width: 390, expected: REFUSED })
  const { email } = newPerson()
  await page.goto(`${url()}/login`)
  for (const tried of ['One-Wrong-1', 'Two-Wrong-2', 'Three-Wrong-3']) {
    await signIn(page, email, tried)
    await page.getByText('Incorrect e-mail or password. Please try again.').waitFor()
  }
  await signIn(page, email, 'Four-Wrong-4')
  const said = page.getByRole('alert').filter({ hasText: 'Too many failed attempts. Please try again later.' })
  await expect.poll(() => said.textContent()).toMatch(/You can try again at \d{1,2}(:\d{2})?\s[ap]\.?m\.?\.$/i)
  await page.getByText(/^Wait 1[45]:\d\d$/).waitFor()
  await keepPicture(page, 'accounts-too-many')
})

test('what was typed before the script came is signed in with, and goes nowhere before', async () => {
  const page = await browser.page({ expected: REFUSED })
  const script = Promise.withResolvers<void>()
  await page.route(/entry-client-.+\.js$/, (route) => script.promise.then(() => route.continue()))
  await page.goto(`${url()}/login`, { waitUntil: 'commit' })
  const send = page.getByRole('button', { name: 'Sign in', exact: true })
  await page.getByLabel('Email Address').fill('early@example.test')
  await page.getByLabel('Password', { exact: true }).fill('Early-Bird-1')
  await page.keyboard.press('Enter')
  expect([await send.isDisabled(), page.url()]).toEqual([true, `${url()}/login`])
  script.resolve()
  await send.click()
  await page.getByText('Incorrect e-mail or password. Please try again.').waitFor()
})

test('asking for one link after the other is told when to come back', async () => {
  const page = await browser.page({ width: 390, expected: REFUSED })
  const { email } = newPerson()
  await page.goto(`${url()}/forgot-password`)
  for (let asked = 0; asked < 3; asked += 1) {
    await page.getByLabel('Email Address').fill(email)
    await page.getByRole('button', { name: 'Ask for a link' }).click()
    await page.getByRole('button', { name: 'Ask again' }).click()
  }
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Ask for a link' }).click()
  await page.getByText(/Too many failed attempts\..* You can try again at \d{1,2}(:\d{2})?/).waitFor()
  await page.getByText(/^Wait \d:\d\d$/).waitFor()
})

test.each(['//evil.test/', '/\\evil.test', 'https://evil.test/', 'javascript:alert(1)'])(
  'signing in does not lead to %s',
  async (from) => {
    const page = await browser.page({ width: 390 })
    const person = newPerson()
    await page.goto(`${url()}/signup`)
    await page.getByLabel('Full Name').waitFor()
    await page.evaluate((to) => history.replaceState({ ...history.state, usr: { from: to } }, ''), from)
    await page.reload()
    await fillSignUp(page, person)
    await page.waitForURL(`${url()}/menu/truro`)
  },
)

test('from sign-up to sign-out with the keyboard alone', async () => {
  const page = await browser.page({ width: 1440, height: 900 })
  const { name, email } = newPerson()
  const press = async (keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const reach = async (label: string | RegExp, by: 'Tab' | 'Shift+Tab' = 'Tab') => {
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press(by)
      const focused = await page.evaluate(() => {
        const element = document.activeElement
        const labelled = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
        return (labelled ?? element)?.textContent ?? ''
      })
      if (typeof label === 'string' ? focused === label : label.test(focused)) return
    }
    throw new Error(`the keyboard does not reach ${label}`)
  }
  await page.goto(`${url()}/signup`)
  await page.getByLabel('Full Name').waitFor()
  await reach('Full Name')
  await page.keyboard.type(name)
  await reach('Email Address')
  await page.keyboard.type(email)
  await reach('Password')
  await page.keyboard.type(PASSWORD)
  await press(['Enter'])
  await page.waitForURL(/\/menu\//)
  await page.locator('[popovertarget="account-menu"]').waitFor()
  // A step to another screen puts the focus on what is new there; the header lies before it.
  await page.locator('main:focus').waitFor()
  await reach(/Priya$/, 'Shift+Tab')
  await press(['Enter'])
  await page.getByRole('link', { name: 'Your profile' }).waitFor()
  await reach('Your profile')
  await press(['Enter'])
  await page.waitForURL(`${url()}/profile`)
  await page.getByRole('heading', { name: 'Your details' }).waitFor()
  await page.getByLabel('Phone Number').waitFor()
  await reach('Phone Number')
  await page.keyboard.type('902 555 0155')
  await press(['Enter'])
  await page.getByText('Saved', { exact: true }).waitFor()
  await press(['Home'])
  await page.locator('[popovertarget="account-menu"]').focus()
  await press(['Enter'])
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await reach('Logout')
  await press(['Enter'])
  await page.getByRole('dialog', { name: 'Are you sure you want to logout?' }).waitFor()
  await reach('Logout')
  await press(['Enter'])
  await page.waitForURL(`${url()}/`)
})

describe.each([390, 1440])('at %i px', (width) => {
  test('axe objects to none of the screens', async () => {
    const page = await browser.page({ width, height: 900, expected: REFUSED })
    const found: string[] = []
    const look = async (name: string) => {
      for (const problem of await problemsByAxe(page)) found.push(`${name}: ${problem}`)
      await keepPicture(page, `accounts-${name}-${width}`)
    }
    for (const door of ['login', 'signup', 'forgot-password', 'reset-password', 'verify-email']) {
      await page.goto(`${url()}/${door}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await look(door)
    }
    await page.goto(`${url()}/signup`)
    await page.getByRole('button', { name: 'Create account' }).click()
    await look('signup-with-problems')
    await signUp(page, url(), newPerson('Priyadarshini Ananthanarayanan-Featherstone'))
    await openOwnMenu(page, width)
    await page.getByText('Past Orders / Reservations').locator('visible=true').waitFor()
    await page.getByRole('heading', { level: 1, includeHidden: true }).first().waitFor({ state: 'attached' })
    await look('own-menu')
    await page.getByRole('link', { name: 'Your profile' }).click()
    await page.getByRole('heading', { name: 'Your details' }).waitFor()
    await look('profile')
    await page.goto(`${url()}/admin/dashboard`)
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor()
    await look('access-denied')
    expect(found).toEqual([])
  })
})

test('the mobile menu shows a guest of the house their figures and goes away on a change of route or width (people 25, people 26)', async () => {
  const page = await browser.page({ width: 390 })
  await signUp(page, url())
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await openOwnMenu(page, 390)
  for (const figure of ['Loyalty Points', 'Completed Orders', 'Total Spent']) await menu.getByText(figure).waitFor()
  await menu.getByText('$0.00').waitFor()
  await page.setViewportSize({ width: 768, height: 900 })
  await menu.waitFor({ state: 'detached' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${url()}/profile`)
  await page.goto(`${url()}/`)
  await openOwnMenu(page, 390)
  await page.goBack()
  await menu.waitFor({ state: 'detached' })
})

test('the menu of the house asks for nothing of the account screens', async () => {
  const page = await browser.page({ width: 390 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${url()}/menu/truro`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  expect(asked.filter((path) => /account-pages|profile-page|sign-in-again/.test(path))).toEqual([])
})
