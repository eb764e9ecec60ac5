import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { Told } from './told.tsx'

type Message = Parameters<typeof Told>[0]['told']

async function told(message: Message) {
  const screen = await renderInOffice(
    <p data-testid="told">
      <Told told={message} timeZone="America/Halifax" />
    </p>,
  )
  return screen.getByTestId('told')
}

test('nothing was told where no email goes out', async () => {
  await expect.element(await told(null)).toMatchTextContent('None sent: email is not set up')
})

test.each([
  ['email', 'reservation_confirmation', 'sent', 'Confirmation emailed Nov 20, 2026, 6:02 p.m.'],
  ['sms', 'reservation_reminder', 'sent', 'Reminder texted Nov 20, 2026, 6:02 p.m.'],
  ['email', 'reservation_moved', 'sending', 'Change is on its way'],
  ['email', 'reservation_confirmation', 'captured', 'Confirmation not sent: email is not set up'],
  ['sms', 'reservation_cancelled', 'failed', 'Cancellation did not go out'],
  ['email', 'reservation_of_tomorrow', 'skipped', 'Message did not go out'],
] as const)('%s %s that is %s: %s', async (kind, template, state, words) => {
  const shown = await told({ kind, template, state, at: '2026-11-20T22:02:00.000Z' })
  await expect.element(shown).toMatchTextContent(words)
})
