import { expect, test } from 'vitest'
import { columnsOf, HEAD_TO_COME } from '../../../testing/columns-of.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { aUser } from '../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../testing/server.ts'
import type { AuditEntry, AuditPage } from './audit-query.ts'
import { AuditSection } from './audit-section.tsx'

// The audit trail as admins read it: entries in words, and the filters that find one.

const server = aServer()

const ORDER = '0190a000-0000-7000-8000-000000000001'
const ENTRY: AuditEntry = {
  id: '1',
  at: '2026-11-20T23:04:00.000Z',
  actor: { id: null, name: 'Anita Rao' },
  approvedBy: 'Mia Chen',
  action: 'updateMenuItem',
  subject: 'menu_item:dal-makhani',
  subjectName: 'Dal Makhani',
  location: { id: 'truro', name: 'Truro' },
  timeZone: 'America/Halifax',
  changes: [{ field: 'Price', before: '$14.49', after: '$15.49' }],
}

function aPage(entries: AuditEntry[], change: Partial<AuditPage> = {}): AuditPage & { success: true } {
  const whole = { total: entries.length, page: 1, pages: 1, isCut: false, actions: ['addMenuItem', 'updateMenuItem'] }
  return { success: true, entries, ...whole, ...change }
}

async function section(where = '#audit') {
  const place = {
    id: 'truro',
    name: 'Truro',
    address: '12 Inglis Place',
    phone: '',
    isActive: true,
    timeZone: 'America/St_Johns',
  }
  server.on('/getOwnLocations', { success: true, locations: [place], total: 1 })
  server.signedIn(aUser('admin'))
  return renderInOffice(<AuditSection />, where)
}
const asked = () => server.sent('/getAudit').at(-1)?.input

test('an entry says who, when by the clock of the place, what, and what it was before', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  const screen = await section()
  const entry = screen.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem')
  await expect.element(entry).toMatchTextContent('Anita Rao')
  await expect.element(entry).toMatchTextContent('Approved by Mia Chen')
  await expect.element(entry).toMatchTextContent('7:04 p.m.')
  await expect.element(screen.getByRole('heading', { name: /Nov 20/ })).toBeVisible()
  await expect.element(entry).toMatchTextContent('Changed a dish')
  await expect.element(entry).toMatchTextContent('Dal Makhani')
  await expect.element(entry).toMatchTextContent('Pricefrom $14.49 to $15.49')
  await expect.element(screen.getByText('1 entry')).toBeVisible()
})

test('of a long text that changed the words that went and came are shown, and what is gone says what it was', async () => {
  const before = 'Slow black lentils, simmered overnight with butter, cream and a little smoke.'
  const changes = [
    { field: 'Description', before, after: before.replace('butter', 'ghee') },
    { field: 'Season', before: 'May', after: null },
  ]
  server.on('/getAudit', aPage([{ ...ENTRY, changes }]))
  const screen = await section()
  const entry = screen.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem')
  await expect.element(entry.getByText('butter,')).toBeVisible()
  await expect.element(entry.getByText('ghee,')).toBeVisible()
  await expect.element(entry).not.toMatchTextContent('Slow black')
  await expect.element(entry).toMatchTextContent('Seasontaken away, was May')
})

test('a subject with a screen of its own leads there', async () => {
  const of = (id: string, subject: string) => ({ ...ENTRY, id, subject, subjectName: null })
  server.on(
    '/getAudit',
    aPage([
      of('1', `order:${ORDER}`),
      of('2', 'location:truro'),
      of('3', 'setting:orders.takesNotes'),
      of('4', 'menu_item:dal-makhani'),
      of('5', 'category:drinks'),
      { ...of('6', 'menu_item:gone'), location: null },
      of('7', 'printer:pass'),
      of('8', `campaign:${ORDER}`),
      of('9', 'day:2026-11-20'),
    ]),
  )
  const screen = await section()
  await expect.element(screen.getByRole('link', { name: 'Location truro' })).toBeVisible()
  const links = screen
    .getByRole('list', { name: /^Audit trail/ })
    .getByRole('link')
    .elements()
  expect(links.map((link) => link.getAttribute('href')?.replace(/^[^?#]*/, ''))).toEqual([
    `#orders/${ORDER}`,
    '#locations?search=truro',
    '?location=truro#settings',
    '?location=truro#menu?search=dal-makhani',
    '?location=truro#menu?category=drinks',
    `#messages/campaigns/${ORDER}`,
    '?location=truro#closing',
  ])
})

test('filters stand in the address; a day is one of the location’s clock', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  const screen = await section()
  await screen.getByLabelText('Location').selectOptions('Truro')
  await screen.getByLabelText('Action').selectOptions('Added a dish')
  await screen.getByLabelText('Search people and subjects').fill('anita')
  await screen.getByLabelText('When').selectOptions('Dates…')
  await screen.getByLabelText('From').fill('2026-11-16')
  await screen.getByLabelText('To', { exact: true }).fill('2026-11-20')
  await expect.poll(asked).toEqual({
    locationId: 'truro',
    action: 'addMenuItem',
    person: 'anita',
    from: '2026-11-16T03:30:00.000Z',
    until: '2026-11-21T03:30:00.000Z',
    page: '1',
  })
  await expect
    .element(screen.address)
    .toMatchTextContent(/\?location=truro#audit\?action=addMenuItem&person=anita&from=2026-11-16/)
})

test('a range ends today, what is set is cleared by a press, and dates of one’s own stay in sight', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  const screen = await section('#audit?from=2026-11-02&to=2026-11-03')
  await expect.element(screen.getByLabelText('From')).toHaveValue('2026-11-02')
  await screen.getByRole('button', { name: /^Filters/ }).click()
  await screen.getByLabelText('When').selectOptions('Last 7 days')
  await expect.element(screen.getByLabelText('From')).not.toBeInTheDocument()
  await expect.poll(asked).toHaveProperty('from')
  await expect.poll(asked).not.toHaveProperty('until')
  await expect.element(screen.getByLabelText('When')).toHaveValue('week')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.address).toMatchTextContent(/#audit$/)
})

test.each([
  ['Dish dal makhani', { subject: 'menu_item:dal-makhani' }],
  ['order', { subject: 'order' }],
  ['setting:kitchen.pickupMinutes', { subject: 'setting:kitchen.pickupMinutes' }],
  ['Mia Chen', { person: 'Mia Chen' }],
])('one field looks for people and for subjects: "%s"', async (typed, found) => {
  server.on('/getAudit', aPage([ENTRY]))
  const screen = await section()
  await screen.getByLabelText('Search people and subjects').fill(typed)
  await expect.poll(asked).toEqual({ ...found, page: '1' })
})

test('a setting says its value under its own name', async () => {
  const changes = [
    { field: 'From', before: 'house', after: null },
    { field: 'Value', before: '8', after: '14' },
  ]
  server.on('/getAudit', aPage([{ ...ENTRY, subject: 'setting:kitchen.pickupMinutes', subjectName: null, changes }]))
  const screen = await section()
  const entry = screen.getByRole('list', { name: /^Audit trail/ }).getByRole('listitem')
  await expect.element(entry).toMatchTextContent('Pickupfrom 8 to 14 minutes')
  await expect.element(entry).not.toMatchTextContent('From')
})

test('without a location a day is one of the house', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  await section('#audit?from=2026-11-16')
  await expect.poll(asked).toMatchObject({ from: '2026-11-16T04:00:00.000Z' })
})

test('many fields are folded until somebody wants all of them', async () => {
  const changes = Array.from({ length: 9 }, (_, n) => ({ field: `Field ${n}`, before: null, after: `now ${n}` }))
  server.on('/getAudit', aPage([{ ...ENTRY, changes }]))
  const screen = await section()
  await expect.element(screen.getByText('now 3')).toBeVisible()
  await expect.element(screen.getByText('now 8')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Show all 9 fields' }).click()
  await expect.element(screen.getByText('now 8')).toBeVisible()
})

test('pages are turned, and a trail that is cut says so', async () => {
  server.on('/getAudit', aPage([ENTRY], { total: 10_000, pages: 200, isCut: true }))
  const screen = await section()
  await expect.element(screen.getByText('The latest 10,000 entries. Narrow the dates to see older ones.')).toBeVisible()
  await screen.getByRole('button', { name: 'Next' }).click()
  await expect.poll(asked).toMatchObject({ page: '2' })
})

test('an empty trail and one narrowed to nothing say different things', async () => {
  server.on('/getAudit', aPage([]))
  const screen = await section()
  await expect.element(screen.getByRole('heading', { name: 'No changes yet' })).toBeVisible()
  await screen.getByLabelText('Search people and subjects').fill('nobody')
  await expect.element(screen.getByRole('heading', { name: 'Nothing matches these filters' })).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.address).toMatchTextContent(/#audit$/)
})

test('a trail that does not come says why, and comes when it is asked for again', async () => {
  server.on('/getAudit', LOST)
  const screen = await section()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load the audit trail')
  await expect.element(screen.getByRole('button', { name: 'Export (CSV)' })).toBeDisabled()
  await expect.element(screen.getByRole('button', { name: 'Refresh' })).not.toBeInTheDocument()
  await expect.element(screen.getByLabelText('Search people and subjects')).toBeDisabled()
  server.on('/getAudit', aPage([ENTRY]))
  await screen.getByRole('button', { name: 'Try Again' }).click()
  await expect.element(screen.getByText('Anita Rao')).toBeVisible()
})

test('the location of the address is no filter that would keep the search of a trail that did not come', async () => {
  server.on('/getAudit', LOST)
  const screen = await section('?location=truro#audit')
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Failed to load the audit trail')
  await expect.element(screen.getByLabelText('Search people and subjects')).toBeDisabled()
})

test('what is shown is taken as a file', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  server.on('/exportAudit', { success: true, fileName: 'audit.csv', csv: 'a', count: 1, isCut: false })
  const screen = await section('?location=truro#audit?person=anita')
  await screen.getByRole('button', { name: 'Export (CSV)' }).click()
  await expect.element(screen.toasts.getByText('Exported 1 entry')).toBeVisible()
  await expect
    .poll(() => server.sent('/exportAudit').map(({ input }) => input))
    .toEqual([{ locationId: 'truro', person: 'anita' }])
})

test('without a network what was read stays', async () => {
  server.on('/getAudit', aPage([ENTRY]))
  const screen = await section()
  await expect.element(screen.getByText('Anita Rao')).toBeVisible()
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  try {
    dispatchEvent(new Event('offline'))
    await expect.element(screen.getByText('This is from before the connection was lost.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Export (CSV)' })).toBeDisabled()
    await expect.element(screen.getByText('Anita Rao')).toBeVisible()
  } finally {
    Reflect.deleteProperty(navigator, 'onLine')
    dispatchEvent(new Event('online'))
  }
})

test('while the trail is on its way its columns stand where they will', async () => {
  let answer: () => void = () => undefined
  server.on(
    '/getAudit',
    new Promise((resolve) => {
      answer = () => resolve(aPage([ENTRY]))
    }),
  )
  await section()
  await expect.poll(() => columnsOf(HEAD_TO_COME).cells).toBeGreaterThan(3)
  const toCome = columnsOf(HEAD_TO_COME)
  answer()
  await expect.poll(() => columnsOf('p.grid[aria-hidden]').cells).toBeGreaterThan(3)
  expect(toCome.grid).toEqual(columnsOf('p.grid[aria-hidden]').grid)
  expect(toCome.cells).toBeGreaterThanOrEqual(columnsOf('p.grid[aria-hidden]').cells)
})
