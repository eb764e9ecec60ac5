import { SMS_TEMPLATES, smsMessage } from '@sizzle/domain/messages/sms-templates.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NOT_OFFLINE } from '../../../../kit/use-online.ts'
import { aNetwork, goOffline } from '../../../../testing/network.ts'
import { renderDialog } from '../../../../testing/office.tsx'
import { anOrder, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { SmsForm } from './sms-form.tsx'

const server = aServer()
aNetwork()
// The month whose French name has a letter that text messages do not.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-08-20T15:00:00.000Z')
})
afterEach(() => void vi.useRealTimers())

const template = (id: keyof typeof SMS_TEMPLATES) => ({
  id,
  ...SMS_TEMPLATES[id],
  frenchMessage: smsMessage(id, 'fr'),
})

async function writing(language: 'en' | 'fr', textsEnabled = true) {
  const promisedAt = '2026-08-21T22:30:00.000Z'
  const order = anOrder({ promisedAt, scheduledFor: promisedAt })
  server.on('/getOrderDetails', {
    success: true,
    order: orderDetails({ promisedAt, scheduledFor: promisedAt, language }),
  })
  const templates = [template('order_ready'), template('order_delayed'), template('payment_link')]
  server.on('/getSMSTemplates', { success: true, templates, centsEach: 2, textsEnabled })
  const { screen } = await renderDialog((close) => <SmsForm order={order} locationName="Truro" onClose={close} />)
  return { screen, message: screen.getByLabelText('Message'), choice: screen.getByLabelText('Start from a template') }
}

test('who reads French gets the French text, in plain letters that fit into one message (messages 50)', async () => {
  const { screen, message, choice } = await writing('fr')
  await expect.element(screen.getByText('Priya Nair reads French.')).toBeVisible()
  await expect.element(choice).toMatchTextContent('Own wordsOrder readyOrder delayed')
  await choice.selectOptions('Order ready')
  await expect
    .element(message)
    .toHaveValue('Sizzle & Spice : votre commande TRU-001 vous attend - Truro, +19025550100.')
  await choice.selectOptions('Order delayed')
  await expect
    .element(message)
    .toHaveValue(
      'Sizzle & Spice : désolés, votre commande TRU-001 demande un peu plus de temps. Prévue le vendredi 21 aout à 19 h 30.',
    )
  await expect.element(screen.getByText('1 text message, about 2¢', { exact: true })).toBeVisible()
  server.on('/sendCustomSMS', { success: true, orderId: anOrder().orderId, messageId: 'm1', message: 'SMS sent' })
  await screen.getByRole('button', { name: 'Send SMS' }).click()
  await expect.element(screen.toasts).toMatchTextContent('SMS sent')
  await expect
    .poll(() => server.sent('/sendCustomSMS')[0]?.input)
    .toMatchObject({
      message: expect.stringMatching(/^Sizzle & Spice : désolés/),
    })
})

test('who reads English gets the English text, and a letter that makes it dearer is named', async () => {
  const { screen, message, choice } = await writing('en')
  await choice.selectOptions('Order ready')
  await expect
    .element(message)
    .toHaveValue('Sizzle & Spice: your order TRU-001 is ready for pickup - Truro, +19025550100.')
  await expect.element(screen.getByText(/reads French/)).not.toBeInTheDocument()
  await message.fill('Être là')
  await expect
    .element(screen.getByText('1 text message, about 2¢. “Ê” is not a plain letter, so only 70 fit instead of 160'))
    .toBeVisible()
})

test('a text that was sent without an answer is looked for', async () => {
  const { screen, message } = await writing('en')
  server.on('/sendCustomSMS', LOST)
  await message.fill('Your table is free')
  const asked = server.sent('/getOrderDetails').length
  await screen.getByRole('button', { name: 'Send SMS' }).click()
  await expect.element(screen.getByText(/^Failed to send SMS: Service temporarily unavailable/)).toBeVisible()
  await expect.poll(() => server.sent('/getOrderDetails').length).toBe(asked + 1)
})

test.each([
  [true, 0],
  [false, 1],
])('with a sender of texts %s it is said %i times that nobody gets it', async (textsEnabled, times) => {
  const { screen, choice } = await writing('en', textsEnabled)
  await expect.element(choice).toMatchTextContent('Order ready')
  expect(screen.getByText(/^Texts are not set up/).elements()).toHaveLength(times)
})

test('without a connection a message that was written stays, and its press looks off and says why', async () => {
  const { screen, message } = await writing('en')
  await message.fill('Your table is ready.')
  const send = screen.getByRole('button', { name: 'Send SMS' })
  await expect.element(send).toBeEnabled()
  goOffline()
  await expect.element(screen.getByText(NOT_OFFLINE)).toBeVisible()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  await expect.element(message).toHaveValue('Your table is ready.')
})
