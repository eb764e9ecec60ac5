import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { openAt } from '../../../../testing/open-at.tsx'
import { aDish, anOrder, aReceiptWithRefunds, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer, LOST } from '../../../../testing/server.ts'
import { PrintSheet } from './print-sheet.tsx'
import { Receipt } from './receipt.tsx'
import { Ticket } from './ticket.tsx'

// What comes out of the printer: for the kitchen without prices, for the customer with what it all costs.

const server = aServer()
const CHOICE = { groupId: 'g', group: 'Bread', optionId: 'o', itemId: null, taxClass: null, choices: [] }
const HST = { ratePer100k: 5000, base: 32.4, registration: '', classes: ['prepared' as const] }
const ORDER = anOrder({
  items: [
    {
      ...aDish('Thali', 18, 2),
      options: [
        { ...CHOICE, name: 'Dal', quantity: 1, price: 0 },
        { ...CHOICE, name: 'Garlic Naan', quantity: 2, price: 1.5 },
      ],
      note: 'No onions',
      discount: 3.6,
    },
  ],
  charges: [{ kind: 'discount', label: 'Welcome 10%', amount: 3.6, taxClass: null }],
  taxes: [
    { ...HST, name: 'GST', amount: 1.62 },
    { ...HST, name: 'PST', ratePer100k: 6000, amount: 1.94 },
  ],
  pricing: { subtotal: 32.4, tax: 3.56, tip: 0, total: 35.96, taxRate: 0.11 },
  paymentStatus: 'paid',
  payments: [
    { id: 'payment-1', tender: 'cash', amount: 35.96, tipPart: 0, cashRounding: -0.01, at: '2026-11-20T21:44:00.000Z' },
  ],
})

test("the kitchen's ticket has the choices and the note, and no price (menu 45)", async () => {
  const paper = (await render(<Ticket order={ORDER} isCopy={false} />)).getByRole('article')
  await expect
    .element(paper.getByRole('listitem'))
    .toMatchTextContent(/^2 × ThaliMediumeach:DalGarlic Naan ×2“No onions”$/)
  await expect.element(paper).not.toMatchTextContent(/\$/)
})

test("the customer's receipt has prices of choices, the discount, each tax, and what was handed over", async () => {
  const paper = (await render(<Receipt order={ORDER} refunds={[]} isCopy={false} />)).getByRole('article')
  const rows = paper.getByRole('row')
  await expect
    .poll(() => rows.elements().map(({ textContent }) => textContent))
    .toEqual([
      '2 × Thalieach:DalGarlic Naan ×2 ($1.50)“No onions”$36.00',
      'Welcome 10%−$3.60',
      'Subtotal$32.40',
      'GST (5%)$1.62',
      'PST (6%)$1.94',
      'Rounded for cash−$0.01',
      'Total$35.95',
    ])
})

test.each([
  [
    anOrder({
      orderType: 'delivery',
      deliveryInfo: { address: '12 Main St', instructions: 'Door code 1234' },
      specialInstructions: 'Ring twice',
    }),
    [/at the door Fri, Nov 20, 6 p\.m\./, /12 Main St\s*Door code 1234$/],
    /Deliver to: 12 Main St\s*Instructions: Door code 1234\s*Note: Ring twice/,
  ],
  [
    anOrder({ orderType: 'dine-in', tableInfo: { tableNumber: '12', partySize: 4 } }),
    [/Dine-in, table 12, 4 guests/, /due Fri, Nov 20, 6 p\.m\./],
    /Table 12\s*Guests 4/,
  ],
  [anOrder({ orderType: 'dine-in', tableInfo: { tableNumber: '', partySize: 1 } }), [/no table, 1 guest/], /Guests 1/],
])('both papers of an order say where it goes (printing 1, printing 3)', async (order, onTicket, onReceipt) => {
  const ticket = (await render(<Ticket order={order} isCopy={false} />)).getByRole('article')
  for (const words of onTicket) await expect.element(ticket).toMatchTextContent(words)
  const receipt = (await render(<Receipt order={order} refunds={[]} isCopy={false} />)).getByRole('article').last()
  await expect.element(receipt).toMatchTextContent(onReceipt)
})

test('the ticket of an order for another day names it, and one of today does not (printing 1)', async () => {
  const [now, hour] = [Date.now(), 3_600_000]
  const order = { ...ORDER, orderTime: new Date(now).toISOString() }
  const dueIn = (hours: number) => ({ ...order, promisedAt: new Date(now + hours * hour).toISOString() })
  const paper = await render(<Ticket order={dueIn(0)} isCopy={false} />)
  await expect
    .element(paper.getByRole('article'))
    .toMatchTextContent(/Placed \d{1,2}(:\d\d)? [ap]\.m\., due \d{1,2}(:\d\d)? [ap]\.m\./)
  await paper.rerender(<Ticket order={dueIn(48)} isCopy={false} />)
  await expect
    .element(paper.getByRole('article'))
    .toMatchTextContent(/Placed \d{1,2}(:\d\d)? [ap]\.m\., due [A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, /)
})

test.each([
  [
    anOrder({ scheduledFor: '2026-11-22T16:00:00.000Z', promisedAt: '2026-11-22T16:00:00.000Z' }),
    /Ready for pickup Nov 22, 2026, 12 p\.m\. AST/,
  ],
  [anOrder({}), /Ready about Nov 20, 2026, 6 p\.m\. AST/],
])('a receipt says for when the order is (times 31)', async (order, words) => {
  const paper = (await render(<Receipt order={order} refunds={[]} isCopy={false} />)).getByRole('article')
  await expect.element(paper).toMatchTextContent(words)
})

test.each([
  [ORDER, /Total\$35\.95Payment: Cash/],
  [anOrder({ paymentStatus: 'unpaid', paymentMethod: 'cash', payments: [] }), /Payment: Cash/],
  [anOrder({ status: 'cancelled', paymentStatus: 'unpaid', payments: [] }), /Payment: None taken/],
])('a receipt says how it is paid (printing 3)', async (order, words) => {
  const paper = (await render(<Receipt order={order} refunds={[]} isCopy={false} />)).getByRole('article')
  await expect.element(paper).toMatchTextContent(words)
})

test('the receipt of a cancelled order promises no time', async () => {
  const order = anOrder({ status: 'cancelled' })
  const paper = (await render(<Receipt order={order} refunds={[]} isCopy={false} />)).getByRole('article')
  await expect.element(paper).not.toMatchTextContent(/Ready/)
})

const PARTLY_BACK = anOrder({
  paymentStatus: 'paid',
  moneyBack: { refunded: 5, underWay: 2, failed: 0, left: 13.52 },
  payments: [
    { id: 'payment-1', tender: 'card', amount: 20.52, tipPart: 0, cashRounding: 0, at: '2026-11-20T21:44:00.000Z' },
  ],
})

async function printed() {
  const print = vi.spyOn(window, 'print').mockReturnValue()
  const onDone = vi.fn()
  const screen = await openAt('/admin', <PrintSheet order={PARTLY_BACK} paper="receipt" onDone={onDone} />)
  await expect.poll(() => print.mock.calls).toHaveLength(1)
  await expect.poll(() => onDone).toHaveBeenCalledOnce()
  return screen
}

test('a receipt waits for its refunds, and has each with its taxes', async () => {
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  server.on('/getOrderReceipt', aReceiptWithRefunds())
  await printed()
  const rows = [...document.querySelectorAll('.print-sheet tr')].map(({ textContent }) => textContent)
  expect(rows.slice(-6)).toEqual([
    'Total$20.52',
    'Refunded Nov 20, 2026−$5.00',
    'of it HST (14%)−$0.61',
    'Refund on its way Nov 20, 2026−$2.00',
    'of it HST (14%)−$0.25',
    'Total after refunds$15.52',
  ])
})

test('where the refunds cannot be read, the receipt says at least what went back', async () => {
  server.on('/getOrderDetails', LOST)
  await printed()
  await expect
    .poll(() => document.querySelector('.print-sheet')?.textContent)
    .toMatch(/\$5\.00 refundedPaid\. Thank you!$/)
})

test.each([
  ['unpaid', 'Cancelled. No payment was taken.'],
  ['paid', 'Cancelled. Refund due.'],
  ['refunded', 'Refunded'],
] as const)(
  'the receipt of a cancelled order that was %s ends with what became of its money (ordering 58)',
  async (paymentStatus, said) => {
    const order = anOrder({ status: 'cancelled', paymentStatus })
    const paper = (await render(<Receipt order={order} refunds={[]} isCopy={false} />)).getByRole('article')
    await expect.element(paper.getByText(said, { exact: true })).toBeVisible()
    await expect.element(paper.getByText(/To be paid|Thank you/)).not.toBeInTheDocument()
  },
)
