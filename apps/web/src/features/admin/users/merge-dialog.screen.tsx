import { expect, test } from 'vitest'
import { renderDialog } from '../../../testing/office.tsx'
import { aListedUser, aUserList } from '../../../testing/samples-users.ts'
import { aServer } from '../../../testing/server.ts'
import { MergeDialog } from './merge-dialog.tsx'

const server = aServer()

test('an account that was changed meanwhile is read again, shown as it is, and merged by the next press (people 54)', async () => {
  const user = aListedUser({ version: 4 })
  const other = aListedUser({ id: '0190a000-0000-7000-8000-0000000000b2', email: 'priya.n@example.com', version: 2 })
  const asFound = { ...other, loyaltyPoints: 20 }
  const now = { ...other, loyaltyPoints: 35, version: 3 }
  server.on('/getUsers', aUserList([user, asFound]))
  server.on('/getUser', { success: true, user: asFound }, { success: true, user: now })
  const current = { version: 3, changedBy: 'Mia Chen', changedAt: '2026-11-20T22:00:00.000Z' }
  const moved = { orders: 2, reservations: 1, ledger: 1 }
  server.on('/mergeUsers', { success: false, code: 'user_changed', current }, { success: true, user, moved })
  const { screen, onClose } = await renderDialog((close) => <MergeDialog user={user} onClose={close} />)
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'The account that goes' }).fill('priya')
  await dialog.getByRole('option', { name: /priya\.n@example\.com/ }).click()
  await expect.element(dialog.getByText(/and 20 points go to/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await expect.element(dialog.getByText(/^Somebody else has changed this person\./)).toBeVisible()
  await expect.element(dialog.getByText(/and 35 points go to/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await expect.poll(() => onClose.mock.calls.length).toBe(1)
  expect(server.sent('/mergeUsers').map(({ input }) => input)).toMatchObject([{ otherVersion: 2 }, { otherVersion: 3 }])
})
