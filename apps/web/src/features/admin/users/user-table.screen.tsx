import { expect, test } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aListedUser } from '../../../testing/samples-users.ts'
import type { UserTab } from './user-filters.ts'
import { UserTable } from './user-table.tsx'
import type { User } from './users-query.ts'

// What a row says of a person depends on whom the list is of.

const nothing = () => undefined
const table = (user: User, tab: UserTab, isByDate = false) =>
  renderInOffice(
    <UserTable
      users={[user]}
      tab={tab}
      isByDate={isByDate}
      isSelecting={false}
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

test('of the team the columns say what they do, where, and when they came in', async () => {
  const screen = await table(aListedUser({ role: 'manager', locationIds: ['truro'], lastLoginAt: null }), 'team')
  for (const head of ['Role and location', 'Last sign-in'])
    await expect.element(screen.getByRole('cell', { name: head })).toBeVisible()
  await expect.element(screen.getByRole('cell', { name: 'Spent' })).not.toBeInTheDocument()
  const row = screen.getByRole('row', { name: /Priya Nair/ })
  await expect.element(row).toMatchTextContent(/Priya Nair.*Active.*Manager.*Truro Heights.*Never signed in/)
  await expect.element(row.getByText('signed in', { exact: true })).toHaveClass('sr-only')
})

test('a location and a group of the same name both stand in the row, and how many more there are', async () => {
  const places = { locationIds: ['truro', 'glasgow'], groupIds: ['5e1c0000-0000-4000-8000-000000000001'] }
  const screen = await table(aListedUser({ role: 'manager', ...places }), 'team')
  const row = screen.getByRole('row', { name: /Priya Nair/ })
  await expect.element(row).toMatchTextContent(/Manager Truro Heights, Truro Heights \+1 more/)
})

test('a card of the team has both the phone number and the email address', async () => {
  const screen = await table(aListedUser({ role: 'staff' }), 'team')
  for (const text of ['(902) 555-0123', 'priya@example.com'])
    await expect.element(screen.getByText(text).first()).toBeVisible()
})

test('a card of a guest has the phone number, and the email address where there is none', async () => {
  const screen = await table(aListedUser({ phoneNumber: null }), 'guests')
  await expect.element(screen.getByText('priya@example.com')).toBeVisible()
})

/** Where only a wide table has it. */
const WIDE_ONLY = '@max-4xl:hidden'

test('where there is no phone number a dash stands in its column; the day stands below the email address', async () => {
  const screen = await table(aListedUser({ phoneNumber: null }), 'guests', true)
  await expect.element(screen.getByRole('cell').filter({ hasText: /^–/ })).toMatchTextContent(/^–No phone number$/)
  const who = screen.getByRole('cell', { name: /^Priya Nair/ })
  await expect.element(who).toMatchTextContent(/priya@example\.com\s*since May 2, 2026$/)
  await expect.element(who.getByText('since May 2, 2026')).toBeVisible()
})

test('of the team also a narrow table says when they came in', async () => {
  const screen = await table(aListedUser({ role: 'staff', lastLoginAt: '2026-11-20T22:04:00.000Z' }), 'team', true)
  for (const name of [/^Last sign-in$/, /^Last sign-in Nov 20/])
    await expect.element(screen.getByRole('cell', { name })).not.toHaveClass(WIDE_ONLY)
})

test.each(['guests', 'everyone'] as const)(
  'of %s the day stands below who it is, not with the phone number',
  async (tab) => {
    const screen = await table(aListedUser(), tab, true)
    const cells = screen.getByRole('cell')
    await expect
      .element(cells.filter({ hasText: 'Priya Nair' }).first())
      .toMatchTextContent(/@example\.com\s*since May 2, 2026$/)
    await expect.element(cells.filter({ hasText: /^\(902\)/ }).first()).toMatchTextContent(/^\(902\) 555-0123$/)
  },
)

test('of guests the columns say since when they come, and no role', async () => {
  const screen = await table(aListedUser(), 'guests')
  await expect.element(screen.getByRole('cell', { name: 'Since' })).toBeVisible()
  const row = screen.getByRole('row', { name: /Priya Nair/ })
  await expect.element(row).toMatchTextContent(/May 2, 2026.*3.*\$141\.84.*120/)
  await expect.element(row).not.toMatchTextContent(/Customer/)
})

test('the lines of a card begin with no dot, and the day stands behind the phone number', async () => {
  const screen = await table(aListedUser(), 'guests', true)
  const card = screen.getByRole('row', { name: /Priya Nair/ })
  await expect
    .element(card)
    .toMatchTextContent(/\(902\) 555-0123 · since May 2, 2026.*3 orders · \$141\.84 · 120 points/)
})

test('whoever cannot sign in is told by a word beside the name', async () => {
  const screen = await table(aListedUser({ isActive: false }), 'guests')
  await expect.element(screen.getByRole('cell', { name: /^Priya Nair.*Inactive/ })).toBeVisible()
  await expect
    .element(screen.getByRole('cell', { name: 'May 2, 2026', exact: true }))
    .not.toMatchTextContent(/Inactive/)
})

test('who has ordered nothing has no row of zeros', async () => {
  const screen = await table(aListedUser(NEVER_ORDERED), 'everyone')
  await expect
    .element(
      screen
        .getByRole('row', { name: /Priya Nair/ })
        .getByText('None completed')
        .first(),
    )
    .toBeVisible()
})

test('a card has one sign beside its name, and no second one for the press that it is all over', async () => {
  const screen = await table(aListedUser(), 'guests')
  const more = screen.getByRole('button', { name: 'More for Priya Nair' })
  await expect.element(more).not.toHaveClass('@max-[38rem]:hidden')
  expect(more.element().parentElement?.querySelector(':scope > svg')?.classList).toContain('@max-[38rem]:hidden')
})

test('of the team a narrow table has no day on which they came', async () => {
  const screen = await table(aListedUser({ role: 'staff', locationIds: ['truro'] }), 'team', true)
  const cells = screen.getByRole('cell')
  await expect.element(cells.filter({ hasText: /^Staff/ }).first()).toMatchTextContent(/^Staff Truro Heights$/)
  await expect.element(cells.filter({ hasText: /^\(902\)/ }).first()).toMatchTextContent(/^\(902\) 555-0123$/)
})
