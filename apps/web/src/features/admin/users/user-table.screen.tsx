import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aListedUser } from '../../../testing/samples-users.ts'
import { UserTable } from './user-table.tsx'
import type { User } from './users-query.ts'

// What a row says of a person depends on whom the list is of.

const nothing = () => undefined
const table = (user: User, isTeam: boolean) =>
  renderInOffice(
    <UserTable
      users={[user]}
      isTeam={isTeam}
      chosen={new Set()}
      waiting={new Set()}
      nameOfLocation={() => 'Truro Heights'}
      addressOf={(id) => `#users/${id}`}
      onChooseAll={nothing}
      onMore={undefined}
      onToggle={nothing}
      onEdit={nothing}
      onSwitch={nothing}
    />,
  )
const NEVER_ORDERED = { totalOrders: 0, totalSpent: 0, loyaltyPoints: 0 }

test('of one team the columns say where they work and when they came in', async () => {
  const screen = await table(aListedUser({ role: 'manager', locationIds: ['truro'], lastLoginAt: null }), true)
  for (const head of ['Location', 'Last sign-in'])
    await expect.element(screen.getByRole('cell', { name: head })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'Spent' })).not.toBeInTheDocument()
  const row = screen.getByRole('row', { name: /Priya Nair/ })
  await expect.element(row).toMatchTextContent(/Truro Heights.*Has not signed in yet/)
})

test('who has ordered nothing has no row of zeros', async () => {
  const screen = await table(aListedUser(NEVER_ORDERED), false)
  await expect.element(screen.getByRole('row', { name: /Priya Nair/ }).getByText('No orders yet')).toBeVisible()
})
