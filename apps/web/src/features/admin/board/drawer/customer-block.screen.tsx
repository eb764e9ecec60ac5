import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { anOrder } from '../../../../testing/samples-admin.ts'
import { CustomerBlock } from './customer-block.tsx'
import { missedEmail } from './timeline.tsx'

const email = (state: 'failed' | 'sent' | 'captured' | 'skipped') =>
  ({ kind: 'email', template: 'order_confirmation', state, at: '2026-11-20T21:44:00.000Z', sentAt: null }) as const

const order = anOrder({ customerInfo: { ...anOrder().customerInfo, email: 'sam@example.ca' } })
const missed = email('failed')

test('an email that did not go out is said beside the address, with the way to try it again', async () => {
  const screen = await renderInOffice(<CustomerBlock order={order} missed={missed} mayTryAgain />)
  await expect.element(screen.getByText('Order confirmation email could not be sent')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Open in Messages' }))
    .toHaveAttribute('href', expect.stringContaining('#messages?search=sam%40example.ca'))
})

test('who may not look at messages is not sent there', async () => {
  const screen = await renderInOffice(<CustomerBlock order={order} missed={missed} mayTryAgain={false} />)
  await expect.element(screen.getByText('Order confirmation email could not be sent')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Open in Messages' })).not.toBeInTheDocument()
})

test('what went out in the end is not missed', () => {
  expect(missedEmail([email('sent'), email('failed')])).toEqual(email('failed'))
  expect(missedEmail([email('failed'), email('sent')])).toBeUndefined()
  expect(missedEmail([])).toBeUndefined()
})

test('an email that was tried in vain is an alarm, and that this site sends none is not', async () => {
  const lookOf = async (state: 'failed' | 'skipped' | 'captured', words: RegExp) => {
    const screen = await renderInOffice(<CustomerBlock order={order} missed={email(state)} mayTryAgain={false} />)
    const line = screen.getByText(words)
    await expect.element(line).toBeVisible()
    const { className } = line.element()
    await screen.unmount()
    return className
  }
  const failed = await lookOf('failed', /could not be sent$/)
  expect(await lookOf('skipped', /email not sent$/)).toBe(failed)
  expect(await lookOf('captured', /not sent: email is not set up$/)).not.toBe(failed)
})
