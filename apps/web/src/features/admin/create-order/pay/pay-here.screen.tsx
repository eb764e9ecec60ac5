import { expect, test } from 'vitest'
import { theOrderDesk, withTwoDals } from '../../../../testing/order-desk.tsx'
import { quote } from '../../../../testing/quote.ts'
import { LINK, SHOWN_LINK } from '../../../../testing/samples-links.ts'
import { aServer } from '../../../../testing/server.ts'
import type { ShownLink } from '../../../shared/payment-link/payment-link-query.ts'

// A customer who pays by card on the device of the restaurant.

const server = aServer()
const { desk } = theOrderDesk(server)

async function paying(shown: Partial<ShownLink> = {}) {
  const link = { sessionId: LINK.sessionId, paymentUrl: '', paymentLink: LINK.paymentLink, qrCodeData: '', sms: null }
  const { pricing } = quote()
  server.on('/createAdminPaymentLink', { success: true, ...link, pricing, expiresAt: LINK.expiresAt })
  server.on('/getPaymentLink', { ...SHOWN_LINK, ...shown })
  const screen = await desk()
  await withTwoDals(screen)
  await screen.getByRole('textbox', { name: 'Name' }).fill('Walk-in')
  await screen.getByText('Card', { exact: true }).click()
  await screen.getByRole('button', { name: /^Create payment link/ }).click()
  await screen.getByRole('button', { name: 'Pay on this device…' }).click()
  return { screen, dialog: screen.getByRole('dialog', { name: 'Payment' }) }
}

test('reads what it comes to, of what, and who pays, before the card is asked for', async () => {
  const { dialog } = await paying({ customerEmail: 'walk@in.example' })
  await expect
    .element(dialog)
    .toMatchTextContent('Subtotal$25.00Tax$3.50Total$28.50 CADWPaid byWalk-inReceipt to walk@in.example')
  await expect.element(dialog.getByText('Tip')).not.toBeInTheDocument()
  await expect.element(dialog.getByRole('button', { name: 'Continue to Payment' })).toBeEnabled()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('reads the tip where there is one', async () => {
  const { dialog } = await paying({
    link: { ...LINK, amount: 31.35 },
    pricing: { subtotal: 25, tax: 3.5, tip: 2.85, total: 31.35, taxRate: 0.14 },
  })
  await expect.element(dialog).toMatchTextContent('Subtotal$25.00Tax$3.50Tip$2.85Total$31.35 CAD')
})

test('reads the amount alone where it is the rest of an order', async () => {
  const { dialog } = await paying({
    link: { ...LINK, amount: 8.5 },
    pricing: null,
    order: { id: 'o1', shortNumber: 'TRU-001' },
  })
  await expect.element(dialog).toMatchTextContent('Total$8.50 CADWPaid by')
  await expect.element(dialog.getByText('Subtotal')).not.toBeInTheDocument()
})

test('is told when the session is over, and tries again with another', async () => {
  const { screen, dialog } = await paying({ link: { ...LINK, expiresAt: '2020-01-01T00:00:00.000Z' } })
  await dialog.getByRole('button', { name: 'Continue to Payment' }).click()
  await expect.element(dialog.getByRole('heading', { name: 'Payment Error' })).toBeVisible()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Payment session not available. Please try again.')
  const again = dialog.getByRole('button', { name: 'Try Again' })
  await expect.element(again).toHaveFocus()
  // Without a moment between the two: the link asks how it stands every ten seconds, and the answer closes the dialog.
  server.on('/getPaymentLink', { ...SHOWN_LINK, standing: 'expired' })
  again.query()?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(dialog).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Back to this order' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Cart (2)' })).toBeVisible()
})
