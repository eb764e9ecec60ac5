import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsByAxe } from './axe.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { openMailbox } from './mailbox.ts'
import { signUp, toCheckout } from './ordering.ts'
import { fillTestCard, payByCard, pressPay, typeCardByKeys } from './pay-by-card.ts'
import { aPaymentLink, withdrawPayment } from './payment-link.ts'
import { STAFF, signIn, signInAsOwner } from './people.ts'
import { type Program, startProgram } from './program.ts'

let program: Program
let browser: TestBrowser
const url = () => program.url

beforeAll(async () => {
  program = await startProgram()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await program.stop()
})

/** While the money is on its way there is no order yet, and the browser notes each such answer. */
const NOT_YET = [/404 \(Not Found\)/]

async function aCustomer(width = 390, expected: readonly RegExp[] = []) {
  const page = await browser.page({ width, expected: [...NOT_YET, ...expected] })
  await signUp(page, url())
  return page
}

/** Somebody who takes offers, and the code of the letter that greets them. */
async function aWelcomedGuest() {
  const email = `${crypto.randomUUID()}@example.test`
  const page = await browser.page({ width: 390, expected: NOT_YET })
  await signUp(page, url(), 'Priya Sharma', email)
  const mailbox = await openMailbox(url())
  await page.goto(await mailbox.linkTo('/verify-email', email))
  await page.getByRole('heading', { name: 'Your email address is confirmed' }).waitFor()
  await page.goto(`${url()}/profile`)
  await page.getByRole('button', { name: 'Notifications' }).click()
  await page.getByLabel(/Yes, send me offers and news/).check()
  return { page, code: await mailbox.codeTo('WELCOME', email) }
}

async function toPaymentDialog(page: Page) {
  await toCheckout(page, url(), 'truro', 1)
  await page.getByLabel('Phone Number').fill('9025550123')
  await page.getByRole('radio', { name: /^Pay online/ }).check()
  await page.getByRole('button', { name: /^Place Order/ }).click()
  await page.getByRole('dialog', { name: 'Payment' }).waitFor()
}

async function toHostedPage(page: Page) {
  await toPaymentDialog(page)
  await page.getByRole('button', { name: 'Continue to Payment' }).click()
  await page.waitForURL(/\/pay\/sandbox\//)
}

describe('paying by card', () => {
  test('goes by the dialog, the provider’s page and the bank’s question to an order that reads PAID (money 35)', async () => {
    const page = await aCustomer()
    await toPaymentDialog(page)
    const dialog = page.getByRole('dialog', { name: 'Payment' })
    await dialog.getByText('priya', { exact: false }).or(dialog.getByText('Priya Sharma')).first().waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
    await expect.poll(() => dialog.getByRole('button', { name: 'Close', exact: true }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    const warning = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    expect((await warning).type()).toBe('beforeunload')
    await (await warning).dismiss()
    await page.waitForURL(/\/pay\/sandbox\//)
    await page.getByText('Test payments - no money moves').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])

    await payByCard(page, '4000 0000 0000 0002')
    await page.getByRole('alert').filter({ hasText: 'Card ending 0002 was declined. Nothing was charged.' }).waitFor()
    await payByCard(page, '4000 0000 0000 3220')
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, approve it' }).click()

    await page.getByRole('heading', { name: 'Processing Your Order' }).waitFor()
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
    await page.getByText('PAID', { exact: true }).waitFor()
    await page.getByText('Payment successful! Your order is being processed.').waitFor()
    await page.goto(`${url()}/menu/truro`)
    await expect.poll(() => page.getByRole('button', { name: 'View cart' }).count()).toBe(0)
  })

  test('takes a promo code off what the card is charged (promotions 3)', async () => {
    const { page, code } = await aWelcomedGuest()
    await toCheckout(page, url(), 'truro', 1)
    await page.getByLabel('Phone Number').fill('9025550177')
    await page.getByRole('radio', { name: /^Pay online/ }).check()
    await page.getByRole('button', { name: 'Add a promo code' }).click()
    await page.getByLabel('Promo code').fill(code)
    await page.getByRole('button', { name: 'Apply' }).click()
    await page.getByText(/Welcome 10% – /).waitFor()
    const place = page.getByRole('button', { name: /^Place Order/ })
    const total = /\$\d+\.\d\d/.exec((await place.textContent()) ?? '')?.[0] ?? 'no price'
    await place.click()
    await page.getByRole('dialog', { name: 'Payment' }).getByText(total).first().waitFor()
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.waitForURL(/\/pay\/sandbox\//)
    await payByCard(page)
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
    await page
      .getByText(/^Welcome 10%/)
      .first()
      .waitFor()
    await page.getByText(total).first().waitFor()
  })

  test('that is cancelled leaves no order, keeps the cart and leads back to the checkout', async () => {
    const page = await aCustomer()
    await toHostedPage(page)
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await page.getByRole('heading', { name: 'Payment cancelled' }).waitFor()
    await page.getByText('You were not charged.').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await page.getByRole('link', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Checkout' }).waitFor()
    const orders = await page.evaluate(async () => {
      const { apiKey } = await (await fetch('/api/session')).json()
      return (await fetch('/api/getMyOrders', { headers: { 'x-api-key': apiKey } })).json()
    })
    expect(orders.orders).toEqual([])
  })

  test('is never believed from the address alone: an unknown session is no order, and nothing reads PAID', async () => {
    const page = await aCustomer()
    await page.goto(`${url()}/order-success?session_id=018f0000-0000-7000-8000-000000000000`)
    await page.getByRole('heading', { name: 'Order Not Found' }).waitFor()
    await expect.poll(() => page.getByText('PAID', { exact: true }).count()).toBe(0)
  })

  test('works with the keyboard alone', async () => {
    const page = await aCustomer(1280, [/400 \(Bad Request\)/]) // the empty form
    await toPaymentDialog(page)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Payment' }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^Place Order/ }).press('Enter')
    await page.getByRole('button', { name: 'Continue to Payment' }).press('Enter')
    await page.waitForURL(/\/pay\/sandbox\//)
    await page.getByLabel('Card number').press('Enter')
    await page.getByText('Enter the card number.').waitFor()
    await expect.poll(() => problemsByAxe(page)).toEqual([])
    await expect.poll(() => page.getByLabel('Card number').evaluate((one) => one === document.activeElement)).toBe(true)
    await typeCardByKeys(page)
    await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  })
})

test('the back office sees the payment arrive and gives a part of it back', async () => {
  const owner = await browser.page({ width: 1440, height: 900 })
  await signInAsOwner(owner, url())
  await owner.goto(`${url()}/admin/dashboard#payments`)
  await owner.getByRole('heading', { name: 'Payments', exact: true }).waitFor()
  const before = await owner.getByRole('list', { name: 'Payments' }).getByRole('listitem').count()

  const page = await aCustomer()
  await toHostedPage(page)
  await payByCard(page)
  await page.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()

  const rows = owner.getByRole('list', { name: 'Payments' }).locator('> li')
  await rows.nth(before).waitFor()
  // The new order stands over the payments until somebody looks at it.
  const popup = owner.getByRole('dialog', { name: /^New order/ })
  await popup.getByRole('button', { name: 'Not now: stay on this page' }).click()
  await popup.waitFor({ state: 'hidden' })
  await expect.poll(() => problemsByAxe(owner)).toEqual([])
  await rows
    .first()
    .getByRole('button', { name: /, payment of / })
    .click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Refund…' }).click()
  await owner.getByRole('radio', { name: 'An amount' }).check()
  await owner.getByLabel('Amount in dollars').fill('1.00')
  await owner.getByRole('textbox', { name: 'Reason' }).fill('Cold naan')
  await owner.getByRole('button', { name: 'Refund $1.00' }).click()
  await rows
    .first()
    .getByText(/^of \$.*, rest refunded$/)
    .waitFor()
  await rows.first().getByText('Cold naan').waitFor()
})

test('staff hand a payment link on by its QR code, on paper and as a text message, and see live how it ends (money 30)', async () => {
  const page = await browser.page({ width: 820, context: { permissions: ['clipboard-read', 'clipboard-write'] } })
  await page.addInitScript(`window.printed = []; window.print = () => window.printed.push(
    document.querySelector('.print-sheet').textContent + document.querySelectorAll('.print-sheet img').length)`)
  await signIn(page, url(), STAFF)
  await page.goto(`${url()}/admin/dashboard#payments`)
  await page.getByText(/no unpaid links/i).waitFor()
  await expect.poll(() => page.getByRole('heading', { name: 'Card payments' }).count()).toBe(0)

  // Shows by itself: somebody else may have made it.
  const made = await aPaymentLink(page, { name: 'Walk-in Priya', phone: '(902) 555-0188' })
  const links = page.getByRole('list', { name: 'Open payment links' })
  const priya = links.getByRole('listitem').filter({ hasText: 'Walk-in Priya' })
  const more = page.getByRole('dialog', { name: /^Link for/ })
  await priya.getByRole('button', { name: 'Link for Walk-in Priya' }).click()
  await more.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made.paymentLink)
  await priya.getByRole('button', { name: 'Link for Walk-in Priya' }).click()
  await more.getByRole('button', { name: 'Send SMS' }).click()
  await priya.getByText('was kept and not sent: no SMS provider is set up').waitFor()

  // With the keyboard alone.
  const dialog = page.getByRole('dialog', { name: 'Payment QR Code' })
  const showQr = priya.getByRole('button', { name: 'Show QR Code' })
  await showQr.press('Enter')
  await dialog.getByRole('img', { name: 'QR code of the payment link' }).waitFor()
  await dialog.getByText(made.amount).waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => showQr.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await dialog.getByRole('button', { name: 'Print QR Code' }).press('Enter')
  await expect
    .poll(() => page.evaluate('window.printed'))
    .toEqual([expect.stringMatching(/^Walk-in Priya\$[\d.]+Scan to pay until \d+(:\d\d)? [ap]\.m\.1$/)])
  // The customer is somebody without an account, on a phone.
  const phone = await browser.page()
  await phone.goto(made.paymentLink)
  await payByCard(phone)
  await phone.getByRole('heading', { name: 'Order Confirmed!' }).waitFor()
  await dialog.getByText(`Paid: ${made.amount}`).waitFor()
  await dialog.getByText(/^Order TRU-\d{3} is with the kitchen\.$/).waitFor()
  await expect
    .poll(() =>
      dialog.getByRole('button', { name: 'Close', exact: true }).evaluate((one) => one === document.activeElement),
    )
    .toBe(true)
  await page.keyboard.press('Enter')
  await page.getByText(/no unpaid links/i).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Open payment links')

  const late = await aPaymentLink(page, { name: 'No Phone', phone: '' })
  await links.getByRole('button', { name: 'Link for No Phone' }).click()
  await more.getByText('Customer phone number is required to send SMS').waitFor()
  await expect.poll(() => more.getByRole('button', { name: 'Send SMS' }).isDisabled()).toBe(true)
  await page.keyboard.press('Escape')
  await program.tell({ do: 'link-ends', sessionId: late.sessionId })
  await links.getByRole('button', { name: 'Show QR Code' }).click()
  await dialog.getByText('This payment link has expired').waitFor()
  await expect.poll(() => dialog.getByRole('img', { name: 'QR code of the payment link' }).count()).toBe(0)
})

test('a payment link is withdrawn while the customer looks at it: nothing is charged, and the customer reads why', async () => {
  const page = await browser.page({ width: 1280, height: 720 })
  await signIn(page, url(), STAFF)
  await page.goto(`${url()}/admin/dashboard#payments`)
  await page.getByRole('heading', { name: 'Open payment links' }).waitFor()
  const made = await aPaymentLink(page, { name: 'Wrong Dish', phone: '' })
  const phone = await browser.page({ expected: NOT_YET })
  await phone.goto(made.paymentLink)
  await fillTestCard(phone)

  const link = page
    .getByRole('list', { name: /^Open payment links/ })
    .getByRole('listitem')
    .filter({ hasText: 'Wrong Dish' })
  await link.getByRole('button', { name: 'Link for Wrong Dish' }).click()
  await page.getByRole('dialog', { name: 'Link for Wrong Dish' }).getByRole('button', { name: 'Withdraw…' }).click()
  const question = page.getByRole('dialog', { name: 'Withdraw payment link' })
  await question.getByText(`Withdraw the link for Wrong Dish, ${made.amount}?`).waitFor()
  await expect.poll(() => problemsByAxe(page)).toEqual([])
  await question.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await question.waitFor({ state: 'hidden' })
  await link.waitFor({ state: 'hidden' })

  await pressPay(phone)
  await phone.getByRole('heading', { name: 'This payment was ended' }).waitFor()
  await phone.getByText(/^Nothing was charged\. The restaurant has withdrawn it/).waitFor()
  await phone.goto(made.paymentLink)
  await phone.getByRole('heading', { name: 'The restaurant has withdrawn this payment link' }).waitFor()
})

test('a customer whose own payment a manager withdraws reads that nothing was charged', async () => {
  const page = await aCustomer()
  const started = page.waitForResponse(/createCustomerPayment$/).then((answer) => answer.json())
  await toHostedPage(page)
  const { sessionId } = await started
  const owner = await browser.page()
  await signInAsOwner(owner, url())
  await owner.goto(url())
  await fillTestCard(page)
  await withdrawPayment(owner, sessionId)
  await pressPay(page)
  await page.getByRole('heading', { name: 'This payment was ended' }).waitFor()
  await page.goto(`${url()}/order-success?session_id=${sessionId}`)
  await page.getByText('The restaurant has withdrawn this payment. Nothing was charged.').waitFor()
})
