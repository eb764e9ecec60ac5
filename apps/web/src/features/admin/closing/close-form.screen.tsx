import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { aNetwork, goOffline } from '../../../testing/network.ts'
import { renderInOffice } from '../../../testing/office.tsx'
import { DAY } from '../../../testing/samples-closing.ts'
import { aServer } from '../../../testing/server.ts'
import { CloseForm } from './close-form.tsx'
import type { DayToClose } from './closing-query.ts'

aServer()
aNetwork()

const COUNT = {
  countId: '0190a000-0000-7000-8000-000000000001',
  counted: 20,
  expected: 20,
  cameSince: 0,
  difference: 0,
}
const [OPEN] = DAY.open.orders

function form(day: Partial<DayToClose> = {}, count = COUNT) {
  return renderInOffice(<CloseForm day={{ ...DAY, ...day }} formRef={null} count={count} onClosed={() => undefined} />)
}

test.each([
  [
    1,
    true,
    'It is counted in today’s sales. What is collected for it later, and any later orders, go into tomorrow’s report.',
  ],
  [
    2,
    true,
    'They are counted in today’s sales. What is collected for them later, and any later orders, go into tomorrow’s report.',
  ],
  [
    1,
    false,
    'It is counted in the sales of this day. What is collected for it later goes into the report of the day it comes.',
  ],
] as const)(
  '%i open, today %s: it is said in which report an open order is (money 82)',
  async (count, isToday, words) => {
    const orders = OPEN ? [OPEN] : []
    const screen = await form({ isToday, open: { count, amount: 0, orders } })
    await expect.element(screen.getByText(words)).toBeVisible()
  },
)

const PAID_IN = { kind: 'pay_in' as const, amount: 12.5, reason: 'Float', by: 'Mia', at: '2026-11-20T21:00:00.000Z' }

test.each([
  ['12,50', '$7.50 goes to the bank.'],
  ['1,250', 'Please enter an amount, such as 12.50'],
  ['', 'Please enter an amount, such as 12.50'],
  ['20.01', 'At most $20.00 can stay'],
])('“%s” stays in the drawer: %s', async (typed, words) => {
  const screen = await form()
  await screen.getByLabelText('Stays in the drawer, in dollars').fill(typed)
  await expect.element(screen.getByText(words)).toBeVisible()
})

test.each([
  [true, 20, true],
  [true, -20, false],
  [false, 20, false],
])(
  'first day %s, %i dollars over: a float that nobody recorded is asked for: %s',
  async (isFirst, difference, isAsked) => {
    const screen = await form({ isFirst }, { ...COUNT, difference })
    await expect.element(screen.getByLabelText(/^Why /)).toBeVisible()
    const question = screen.getByText('Was it there at the start? Record it under Cash in or out, then count again.')
    if (isAsked) await expect.element(question).toBeVisible()
    else await expect.element(question).not.toBeInTheDocument()
  },
)

test('after a first day the change that was paid in is what stays, before anybody types (money 81)', async () => {
  const screen = await form({ isFirst: true, float: 0, moves: [PAID_IN] })
  await expect.element(screen.getByLabelText('Stays in the drawer, in dollars')).toHaveValue('12.50')
})

test('while the sums lie below what stays at the foot of the window, a line there leads to them', async () => {
  // As the page's own styles have it, and from the start: what changes its place later is not looked at.
  const sheet = document.head.appendChild(document.createElement('style'))
  sheet.textContent = '.sticky { position: sticky; bottom: 0 }'
  onTestFinished(async () => {
    sheet.remove()
    await page.viewport(390, 844)
  })
  await page.viewport(390, 300)
  const screen = await form()
  const more = screen.getByRole('button', { name: 'More below', includeHidden: true })
  await more.click()
  await expect.element(more).not.toBeInTheDocument()
  await expect.element(screen.getByText(/^Sales include/)).toBeInViewport()
  scrollTo(0, 0)
  await expect.element(more).toBeInTheDocument()
})

test('what is still to do without a network is also to be back online', async () => {
  const screen = await form()
  const foot = screen.getByText(/^Still to do:/).last()
  await expect.element(foot).not.toMatchTextContent(/online/)
  goOffline()
  await expect.element(screen.getByText(/ or tick the box, and be back online\.$/).last()).toBeVisible()
})
