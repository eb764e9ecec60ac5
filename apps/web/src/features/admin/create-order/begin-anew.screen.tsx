import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { theOrderDesk, withTwoDals } from '../../../testing/order-desk.tsx'
import { quote } from '../../../testing/quote.ts'
import { aUser } from '../../../testing/samples-admin.ts'
import { LINK, SHOWN_LINK } from '../../../testing/samples-links.ts'
import { aServer } from '../../../testing/server.ts'
import { TRURO } from '../../../testing/shop.ts'
import { emptyDraft, keepDraft } from './form/order-draft.ts'

// When the form is empty again, and what stands in the way of an order.

const server = aServer()
const { desk } = theOrderDesk(server)

async function withLink() {
  const made = { sessionId: LINK.sessionId, paymentUrl: '', paymentLink: LINK.paymentLink, qrCodeData: '', sms: null }
  const { pricing } = quote()
  server.on('/createAdminPaymentLink', { success: true, ...made, pricing, expiresAt: LINK.expiresAt })
  server.on('/getPaymentLink', { ...SHOWN_LINK, link: { ...LINK, customerPhone: '(902) 555-0188' } })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: /^Create payment link/ }).click()
  await expect.element(screen.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  return screen
}
async function isEmpty(screen: Awaited<ReturnType<typeof desk>>) {
  await expect.element(screen.getByText('The cart is empty.')).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('')
}

test('the form is empty again once the QR code is put away', async () => {
  const screen = await withLink()
  await screen.getByRole('button', { name: /^Show QR Code/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Payment QR Code' })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await isEmpty(screen)
})

test('the form is empty again once the link was sent as a text message, and not before', async () => {
  const screen = await withLink()
  server.on('/sendPaymentLink', { success: false, code: 'payment_link_unavailable' })
  await screen.getByRole('button', { name: /^Send SMS/ }).click()
  await expect.element(screen.getByText('No payment link available to send')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Payment link' })).toBeVisible()
  const sms = { times: 1, state: 'queued' as const, at: '2026-11-20T18:00:00.000Z' }
  server.on('/sendPaymentLink', { success: true, sessionId: LINK.sessionId, sms, message: 'The message waits.' })
  await screen.getByRole('button', { name: /^Send SMS/ }).click()
  await isEmpty(screen)
})

test('a type that the place lacks cannot be chosen, and one that was kept falls back to pickup', async () => {
  expect(TRURO.features).not.toContain('delivery')
  keepDraft(aUser('staff').id, TRURO.id, { ...emptyDraft(), orderType: 'delivery', address: '5 Prince Street' })
  const screen = await desk()
  await expect.element(screen.getByRole('radio', { name: /^Pickup/ })).toBeChecked()
  await expect.element(screen.getByRole('radio', { name: /^Delivery/ })).toBeDisabled()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument()
})

test('without a network no order is created, and the screen says so', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeEnabled()
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await expect.element(screen.getByText('Cannot create orders while offline')).toBeVisible()
  await expect.element(screen.getByText(/^You are offline\. What you enter here stays/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeDisabled()
  offline.mockRestore()
  dispatchEvent(new Event('online'))
  await expect.element(screen.getByRole('button', { name: 'Create Order' })).toBeEnabled()
  await expect.element(screen.getByText(/^You are offline/)).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Walk-in')
})

test('of one dish no more than ten are taken, whichever way they come', async () => {
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('button', { name: /^Dal Makhani/ }).click()
  await expect.element(screen.getByRole('radio', { name: /Medium/ })).toHaveFocus()
  await userEvent.keyboard('9{Enter}')
  const refused = screen.getByRole('dialog').getByRole('alert')
  await expect.element(refused).toMatchTextContent('Maximum 10 items allowed for Dal Makhani')
  await userEvent.keyboard('8{Enter}')
  await expect.element(screen.getByRole('heading', { name: 'Cart (10)' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'One Dal Makhani more' })).toBeDisabled()
})

test('the very next key after the phone number is the first letter of a dish, however slow the picture is', async () => {
  const screen = await desk()
  const search = screen.getByRole('searchbox', { name: 'Search menu' }).element()
  const phone = screen.getByRole('textbox', { name: 'Phone' }).element()
  phone.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  await expect.poll(() => document.activeElement).toBe(search)
  search.blur()
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }))
  await expect.poll(() => document.activeElement).toBe(phone)
})
