import { expect, test } from 'vitest'
import { openAt } from '../../../testing/open-at.tsx'
import { PRIYA } from '../../../testing/people.ts'
import { aServer } from '../../../testing/server.ts'
import { OwnPin } from './own-pin.tsx'

const server = aServer()
const DONE = { success: true } as const

test('a PIN is set with the password, changed, and removed again (people 48)', async () => {
  server.signedIn({ ...PRIYA, role: 'staff', locationIds: ['truro'] })
  server.on(
    '/getMyPin',
    { success: true, isSet: false },
    { success: true, isSet: true },
    { success: true, isSet: false },
  )
  server.on('/setMyPin', { success: false, code: 'wrong-password' }, DONE)
  server.on('/removeMyPin', DONE)
  const screen = await openAt('/profile', <OwnPin hasPassword />)
  await screen.getByRole('button', { name: 'Set a PIN' }).click()
  const save = screen.getByRole('button', { name: 'Save the PIN' })
  const pin = screen.getByLabelText('New PIN')
  await expect.element(pin).toHaveFocus()
  await pin.fill('1234')
  await save.click()
  await expect.element(pin).toHaveAccessibleDescription(/^Choose one that is harder to guess/)
  await pin.fill('4827')
  await screen.getByLabelText('Your password').fill('guess')
  await save.click()
  await expect
    .element(screen.getByLabelText('Your password'))
    .toHaveAccessibleDescription('Incorrect password. Please try again.')
  await screen.getByLabelText('Your password').fill('right')
  await save.click()
  await expect.element(screen.getByRole('button', { name: 'Change the PIN' })).toHaveFocus()
  await expect.poll(() => server.sent('/setMyPin').at(-1)?.input).toEqual({ pin: '4827', password: 'right' })
  await screen.getByRole('button', { name: 'Remove the PIN' }).click()
  await expect.element(screen.getByRole('button', { name: 'Set a PIN' })).toBeVisible()
})
