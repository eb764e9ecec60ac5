import { expect, test } from 'vitest'
import { NOT_OFFLINE } from '../../../kit/use-online.ts'
import { aNetwork, goOffline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aMessage } from '../../../testing/samples-admin.ts'
import { aServer } from '../../../testing/server.ts'
import { MessageBar } from './message-bar.tsx'
import { useMessages } from './message-filters.ts'
import { MessageReader } from './message-reader.tsx'

// The outbox: what became of each message, and trying again what a provider did not take.

const server = aServer()
aNetwork()
const isStored = (...messages: ReturnType<typeof aMessage>[]) =>
  server.on('/getMessage', ...messages.map((message) => ({ success: true as const, message })))
const reading = () => renderInOffice(<MessageReader messageId={aMessage().id} backTo="#messages" />)

test('a message says to whom it went and what it said', async () => {
  isStored(aMessage())
  const screen = await reading()
  await expect.element(screen.getByRole('heading', { name: 'Order ready' })).toBeVisible()
  await expect.element(screen.getByText('Your order TRU-001 is ready.')).toBeVisible()
  await expect.element(screen.getByText(/^Priya Nair, .*902.*555.*0111$/)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again now' })).not.toBeInTheDocument()
})

test('a private link is shown to nobody, and why is said', async () => {
  isStored(aMessage({ template: 'reset_password', isWithheld: true, text: '' }))
  const screen = await reading()
  await expect
    .element(screen.getByText(/^A private link is in this message.*erased here when it was sent\.$/))
    .toBeVisible()
})

test('a failed message gives the reason, and leaves with a press', async () => {
  isStored(
    aMessage({ state: 'failed', lastError: 'mailbox full', attempts: 5, sentAt: null }),
    aMessage({ state: 'queued', attempts: 0, sentAt: null }),
  )
  server.on('/retryMessage', { success: true, messageId: 'm', state: 'queued', message: 'It is tried again now.' })
  const screen = await reading()
  await expect.element(screen.getByText('The provider said: mailbox full')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again now' }).click()
  await expect.element(screen.toasts.getByText('It is tried again now.')).toBeVisible()
  await expect.element(screen.getByText('Goes out automatically.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again now' })).not.toBeInTheDocument()
})

test('a number that takes no texts is called rather than tried again', async () => {
  isStored(aMessage({ state: 'failed', lastError: 'The number cannot receive text messages (21614)', sentAt: null }))
  const screen = await reading()
  await expect.element(screen.getByRole('link', { name: /^Call .*902.*555.*0111$/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again now' })).toBeVisible()
})

test('from a message one gets to its order and to a call, whatever became of it (messages 61)', async () => {
  const about = { kind: 'order', id: '0190a000-0000-7000-8000-000000000001' } as const
  isStored(aMessage({ kind: 'email', subject: 'Order TRU-001 confirmed', about, guestPhone: '+19025550111' }))
  const screen = await reading()
  const order = screen.getByRole('link', { name: 'Open order TRU-001' })
  await expect.element(order).toHaveAttribute('href', expect.stringContaining(`#orders/${about.id}`))
  const call = screen.getByRole('link', { name: 'Call (902) 555-0111' })
  await expect.element(call).toHaveAttribute('href', 'tel:+19025550111')
})

test('from a letter about a table one gets to its day', async () => {
  const about = { kind: 'reservation', id: '0190a000-0000-7000-8000-000000000002' } as const
  isStored(
    aMessage({
      kind: 'email',
      subject: 'Your table',
      about,
      booking: { reservationId: 'TRU-R-1', date: '2026-12-01' },
    }),
  )
  const screen = await reading()
  await expect
    .element(screen.getByRole('link', { name: 'Open the reservation' }))
    .toHaveAttribute('href', '/admin/dashboard?location=truro#reservations/TRU-R-1?day=2026-12-01')
})

test('a message that somebody else tried again is not tried twice', async () => {
  isStored(aMessage({ state: 'failed', sentAt: null }))
  server.on('/retryMessage', { success: false, code: 'message_not_failed', state: 'sent' })
  const screen = await reading()
  await screen.getByRole('button', { name: 'Try again now' }).click()
  await expect.element(screen.toasts.getByText('Only a failed message can be tried again.')).toBeVisible()
  await expect.poll(() => server.sent('/retryMessage')).toHaveLength(1)
})

test('a message that is gone says so and offers nothing to press', async () => {
  server.on('/getMessage', { success: false, code: 'message_not_found' })
  const screen = await reading()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('This message is no longer here.')
})

test('a letter is read as designed or as plain text, and runs nothing', async () => {
  const html = '<p>Hello <b>Priya</b></p><script>parent.document.title = "taken"</script>'
  isStored(aMessage({ kind: 'email', subject: 'Welcome', text: 'Hello Priya in plain', html }))
  const screen = await reading()
  const frame = screen.getByTitle('Email: Welcome')
  await expect.element(frame).toBeVisible()
  const letter = () => {
    const element = frame.element()
    return element instanceof HTMLIFrameElement ? element.contentDocument?.body.textContent : undefined
  }
  await expect.poll(letter).toContain('Hello Priya')
  expect(document.title).not.toBe('taken')
  await screen.getByRole('radio', { name: 'Plain text' }).click({ force: true })
  await expect.element(screen.getByText('Hello Priya in plain')).toBeVisible()
})

const COUNTS = { queued: 1, captured: 0, sent: 7, failed: 2, skipped: 0 }

function Bar() {
  const { values, change } = useMessages()
  return (
    <MessageBar
      className=""
      filters={values}
      counts={COUNTS}
      isOff={false}
      linkTo={(state) => (state ? `#messages?state=${state}` : '#messages')}
      onChange={change}
    />
  )
}

test('every state says how many it has, and the chosen one is marked', async () => {
  const screen = await renderInOffice(<Bar />, '#messages')
  await expect.element(screen.getByRole('link', { name: /^All ?10$/ })).toHaveAttribute('aria-current', 'page')
  await screen.getByRole('link', { name: /^Failed ?2$/ }).click()
  await expect.element(screen.getByRole('link', { name: /^Failed ?2$/ })).toHaveAttribute('aria-current', 'page')
  await screen.getByLabelText('Kind').selectOptions('SMS')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#messages?state=failed&kind=sms')
  await screen.getByLabelText('Kind').selectOptions('All kinds')
  await expect.element(screen.address).toHaveTextContent('/admin/dashboard#messages?state=failed')
})

test('without a connection a message is not tried again', async () => {
  isStored(aMessage({ state: 'failed', lastError: 'mailbox full', attempts: 5, sentAt: null }))
  const screen = await reading()
  const again = screen.getByRole('button', { name: 'Try again now' })
  await expect.element(again).toBeEnabled()
  goOffline()
  await expect.element(again).toHaveAttribute('title', NOT_OFFLINE)
})
