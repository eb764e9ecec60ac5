import { beforeEach, expect, test, vi } from 'vitest'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { A_HISTORY, aLedger, aListedUser, aUserList, NO_NOTES } from '../../../testing/samples-users.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import { UsersSection } from './users-section.tsx'

// One person in the back office, and where their points come from.

const server = aServer()
const priya = aListedUser()
beforeEach(() => {
  server.signedIn(aUser('admin'))
  server.on('/getLocationGroups', { success: true, groups: [] })
  server.on('/getOwnLocations', { success: true, locations: [], total: 0 })
  server.on('/getUser', { success: true, user: priya })
  server.on('/getUserLedger', aLedger())
  server.on('/getUserHistory', A_HISTORY)
  server.on('/getUserNotes', { success: true, notes: NO_NOTES })
})
const page = (where = `#users/${priya.id}`) => renderInOffice(<UsersSection />, where)

test('who a person is, and every row of the ledger with its order or its reason', async () => {
  const screen = await page()
  await expect.element(screen.getByRole('heading', { name: 'Priya Nair' })).toBeVisible()
  for (const text of ['priya@example.com', '(902) 555-0123', 'Customer', 'Active', 'Never'])
    await expect.element(screen.getByText(text, { exact: true }).last()).toBeVisible()
  const rows = screen.getByRole('list', { name: 'Ledger' })
  await expect.element(rows.getByText('Adjusted by Mia Chen: Cold naan')).toBeVisible()
  await expect.element(rows.getByText('Order TRU-001', { exact: true })).toBeVisible()
  await expect.element(rows.getByText('Refund of order TRU-001', { exact: true })).toBeVisible()
  await expect
    .element(rows.getByRole('link', { name: 'TRU-001' }).first())
    .toHaveAttribute('href', expect.stringMatching(/#orders\/0190a000-0000-7000-8000-000000000001$/))
  // The list of orders says where, and what they came to.
  await expect.element(rows.getByText(/Truro Heights|\$|1 order/)).not.toBeInTheDocument()
  await expect
    .element(screen.getByText('3 entries, 20 points in all. 1 point per full dollar before tax and tip.'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Guests' }))
    .toHaveAttribute('href', expect.stringMatching(/#users\/guests$/))
})

test.each([
  ['of an order that is kept no more', { subtotal: null }, 'Order TRU-001 at Truro Heights, which is kept no more'],
  ['that a refund made smaller', { subtotal: 80 }, 'Order TRU-001'],
])('points %s are not counted from it', async (_, change, sentence) => {
  const { entries, ...rest } = aLedger()
  const earned = entries.filter(({ kind }) => kind === 'earned')
  server.on('/getUserLedger', {
    ...rest,
    entries: earned.map((entry) => ({ ...entry, order: entry.order && { ...entry.order, ...change } })),
    total: 1,
  })
  const screen = await page()
  const rows = screen.getByRole('list', { name: 'Ledger' })
  await expect.element(rows.getByText(sentence, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/full dollar/)).not.toBeInTheDocument()
})

test('the way back leads to the tab that somebody came from, and from elsewhere to the person’s own', async () => {
  const screen = await page(`#users/everyone/${priya.id}?status=active`)
  await expect
    .element(screen.getByRole('link', { name: 'Everyone' }))
    .toHaveAttribute('href', expect.stringMatching(/#users\/everyone\?status=active$/))
})

test('what a person has ordered and booked, what was written to them and what they agreed to', async () => {
  const screen = await page()
  const part = (name: string) => screen.getByRole('region', { name })
  await expect.element(part('Orders').getByText('TRU-001 · Truro Heights')).toBeVisible()
  await expect.element(part('Reservations').getByText('No reservations yet.')).toBeVisible()
  await expect.element(part('Messages').getByText('Your order TRU-001')).toBeVisible()
  // By the house's clock, named where this browser's shows another time (decision 21).
  await expect.element(part('Messages').getByText(/^Nov 20, (?:2026, )?5:31 p\.m\.(?: AST)? · Email$/)).toBeVisible()
  await expect.element(part('Consent to offers').getByText('Agreed')).toBeVisible()
})

test('an address that gets no offers says so before what was agreed, and a letter of a campaign leads there', async () => {
  const at = '2026-11-27T15:00:00.000Z'
  const offer = { id: 'x', at, kind: 'email' as const, subject: 'Thali week', template: 'promotion', state: 'failed' }
  server.on('/getUserHistory', {
    ...A_HISTORY,
    messages: [{ ...offer, campaignId: '0190a000-0000-7000-8000-000000000099' }],
    noOffers: { reason: 'bounced', note: 'No such mailbox', at },
  })
  const screen = await page()
  const part = screen.getByRole('region', { name: 'Consent to offers' })
  await expect.element(part.getByText('Gets no offers: mail came back, Nov 27, 2026')).toBeVisible()
  await expect.element(part.getByText('No such mailbox')).toBeVisible()
  await expect.element(part.getByRole('listitem').first()).toMatchTextContent(/^Gets no offers/)
  await expect
    .element(screen.getByRole('link', { name: 'Thali week' }))
    .toHaveAttribute('href', expect.stringMatching(/#messages\/campaigns\/0190a000-0000-7000-8000-000000000099$/))
})

test('a table that was booked without the account is there, and of a long list the first few', async () => {
  const booked = (n: number) => ({
    id: `0190a000-0000-7000-8000-00000000020${n}`,
    reservationId: `RES-TRU-2026112${n}-ABCD`,
    location: 'Truro Heights',
    timeZone: 'America/Halifax',
    at: `2026-11-2${n}T23:00:00.000Z`,
    status: 'confirmed' as const,
    partySize: n + 1,
    isByAccount: n > 0,
  })
  server.on('/getUserHistory', { ...A_HISTORY, reservations: [0, 1, 2, 3, 4, 5, 6].map(booked) })
  const screen = await page()
  const part = screen.getByRole('region', { name: 'Reservations' })
  await expect.element(part.getByText('1 guest · Truro Heights · booked without the account')).toBeVisible()
  await expect
    .element(part.getByRole('link').first())
    .toHaveAttribute('href', expect.stringMatching(/#reservations\/0190a000/))
  await expect.element(part.getByText(/^7 guests/)).not.toBeInTheDocument()
  await part.getByRole('button', { name: 'Show all 7 reservations' }).click()
  await expect.element(part.getByText(/^7 guests/)).toBeVisible()
})

test('of more orders than came along the latest are shown, and completed ones are counted by that name', async () => {
  const orders = A_HISTORY.orders.flatMap((order) =>
    Array.from({ length: 20 }, (_, n) => ({ ...order, id: `0190a000-0000-7000-8000-0000000003${n + 10}` })),
  )
  server.on('/getUserHistory', { ...A_HISTORY, orders })
  const screen = await page()
  await expect.element(screen.getByText('Completed orders')).toBeVisible()
  const part = screen.getByRole('region', { name: 'Orders' })
  await part.getByRole('button', { name: 'Show the latest 20 orders' }).click()
  await expect.poll(() => part.getByRole('listitem').elements().length).toBe(20)
})

test('of a long ledger the first rows stand there, and its pages come with the whole of it', async () => {
  const entries = aLedger()
    .entries.slice(0, 1)
    .flatMap((entry) => Array.from({ length: 50 }, (_, n) => ({ ...entry, id: String(n) })))
  server.on('/getUserLedger', { ...aLedger(), entries, total: 120, pages: 3 })
  const screen = await page()
  const rows = screen.getByRole('list', { name: 'Ledger' }).getByRole('listitem')
  await expect.poll(() => rows.elements().length).toBe(5)
  await expect.element(screen.getByRole('button', { name: 'Next' })).not.toBeInTheDocument()
  await screen.getByRole('button', { name: /^Show all 120/ }).click()
  await expect.poll(() => rows.elements().length).toBe(50)
  await expect.element(screen.getByRole('button', { name: 'Next' })).toBeVisible()
})

test('points are adjusted with a reason', async () => {
  const screen = await page()
  await screen.getByRole('button', { name: 'Adjust points' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Adjust points' }).click()
  await expect.element(dialog.getByText('Enter how many points to add or take away')).toBeVisible()
  await expect.element(dialog.getByText('Please say why')).toBeVisible()
  await dialog.getByLabelText('Points').fill('-500')
  await dialog.getByLabelText('Reason').fill(' Entered twice ')
  server.on('/adjustLoyalty', { success: false, code: 'loyalty_below_zero' }, { success: true, user: priya })
  await dialog.getByRole('button', { name: 'Adjust points' }).click()
  await expect.element(dialog.getByText('Points, orders and money spent cannot go below zero.')).toBeVisible()
  await dialog.getByLabelText('Points').fill('20')
  await dialog.getByRole('button', { name: 'Adjust points' }).click()
  await expect.element(screen.toasts.getByText('Points adjusted')).toBeVisible()
  await expect
    .poll(() => server.sent('/adjustLoyalty').at(-1)?.input)
    .toEqual({ userId: priya.id, points: 20, reason: 'Entered twice' })
})

test('nothing earned is said, and what does not come can be asked for again', async () => {
  server.on('/getUserLedger', LOST)
  const screen = await page()
  await expect.element(screen.getByText('Failed to load the ledger')).toBeVisible()
  server.on('/getUserLedger', { ...aLedger(), entries: [], total: 0 })
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Nothing earned yet' })).toBeVisible()
})

test('who is not there is said', async () => {
  server.on('/getUser', { success: false, code: 'user_not_found' })
  const screen = await page()
  await expect.element(screen.getByText('Failed to load user details')).toBeVisible()
  await expect.element(screen.getByText('User not found')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
})

test('everything that is kept is taken as one file, and a failure is said (people 50)', async () => {
  const screen = await page()
  const links: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    links.push(this.download)
  })
  server.on('/exportUserData', LOST, { success: true, madeAt: '2026-11-20T21:40:00.000Z', person: { orders: [] } })
  await screen.getByRole('button', { name: 'Download all data' }).click()
  await expect
    .element(screen.getByRole('region', { name: 'What is kept' }).getByRole('alert'))
    .not.toBeEmptyDOMElement()
  await screen.getByRole('button', { name: 'Download all data' }).click()
  await expect.poll(() => links).toEqual(['user-data-2026-11-20.json'])
  await screen.getByRole('button', { name: 'Download as a table' }).click()
  await expect.poll(() => links).toEqual(['user-data-2026-11-20.json', 'user-data-2026-11-20.csv'])
  await expect.poll(() => server.sent('/exportUserData').at(-1)?.input).toEqual({ userId: priya.id })
})

test('allergies and notes are written with what stands there, and a colleague who was first is said (people 53)', async () => {
  const screen = await page()
  const part = screen.getByRole('region', { name: 'Notes' })
  await expect.element(part.getByText(/^No notes yet\./)).toBeVisible()
  await part.getByRole('button', { name: 'Add a note' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText('Allergies').fill('x'.repeat(301))
  await expect.element(dialog.getByRole('button', { name: 'Save notes' })).toBeDisabled()
  await dialog.getByLabelText('Allergies').fill('Peanuts')
  const notes = { ...NO_NOTES, allergies: 'Peanuts', version: 1, updatedAt: priya.createdAt, updatedBy: 'Mia Chen' }
  server.on('/saveUserNotes', { success: false, code: 'notes_changed', current: NO_NOTES }, { success: true, notes })
  await dialog.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(dialog.getByText(/^Somebody else has changed these notes/)).toBeVisible()
  server.on('/getUserNotes', { success: true, notes })
  await dialog.getByRole('button', { name: 'Save notes' }).click()
  await expect.element(screen.toasts.getByText('Notes saved')).toBeVisible()
  for (const text of ['Allergies', 'Peanuts']) await expect.element(part.getByText(text, { exact: true })).toBeVisible()
  await expect
    .poll(() => server.sent('/saveUserNotes').at(-1)?.input)
    .toEqual({
      userId: priya.id,
      expectedVersion: 0,
      allergies: 'Peanuts',
      note: '',
    })
})

test('two accounts of one person are merged after it is said what that means (people 54)', async () => {
  const other = aListedUser({
    id: '0190a000-0000-7000-8000-0000000000b2',
    email: 'priya.n@example.com',
    totalOrders: 1,
    totalSpent: 20,
    loyaltyPoints: 20,
    version: 2,
  })
  server.on('/getUsers', aUserList([priya, other]))
  const screen = await page()
  await screen.getByRole('button', { name: 'More for Priya Nair' }).click()
  await screen.getByRole('button', { name: /^Merge…/ }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('button', { name: 'Merge for good' })).toBeDisabled()
  await expect.element(dialog.getByText('The account that goes', { exact: true })).toBeVisible()
  await dialog.getByRole('combobox', { name: 'The account that goes' }).fill('priya')
  // Nobody is merged with themselves.
  await expect.poll(() => dialog.getByRole('option').elements().length).toBe(1)
  await dialog.getByRole('option', { name: /priya\.n@example\.com/ }).click()
  await expect.element(dialog.getByText(/^1 completed order, \$20\.00 and 20 points go to Priya Nair/)).toBeVisible()
  await expect.element(dialog.getByText('Nobody signs in with priya.n@example.com any more.')).toBeVisible()
  const moved = { orders: 2, reservations: 1, ledger: 1 }
  server.on('/mergeUsers', { success: false, code: 'merged_notes_too_long' }, { success: true, user: priya, moved })
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await expect.element(dialog.getByText(/^The notes of both accounts are too long together/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Merge for good' }).click()
  await expect.element(screen.toasts.getByText('Priya Nair has 2 orders and 1 reservation more.')).toBeVisible()
  await expect
    .poll(() => server.sent('/mergeUsers').at(-1)?.input)
    .toEqual({
      userId: priya.id,
      otherId: other.id,
      expectedVersion: 4,
      otherVersion: 2,
    })
})
