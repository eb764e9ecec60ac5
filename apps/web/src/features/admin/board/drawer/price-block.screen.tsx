import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aDish, anOrder, aReceiptWithRefunds, orderDetails } from '../../../../testing/samples-admin.ts'
import { aServer } from '../../../../testing/server.ts'
import { PriceBlock } from './price-block.tsx'

// What an order cost, and where its money is.

const server = aServer()
/** A lost answer would be asked for again. */
const UNANSWERED = new Promise<never>(() => undefined)
/** A question that is sent after its test would be answered in the next one. */
const isAsked = (times: 0 | 1) => expect.poll(() => server.sent('/getOrderDetails').length).toBe(times)
const shown = async (change: Parameters<typeof anOrder>[0]) => {
  const screen = await renderInOffice(<PriceBlock order={anOrder(change)} />)
  return screen.getByRole('region', { name: 'Items and prices' })
}

test('each line costs what its dishes cost together, and the sums stand below', async () => {
  const block = await shown({ items: [aDish('Dal Makhani', 14, 3)] })
  await expect.element(block.getByRole('listitem')).toMatchTextContent(/^3×Dal Makhani.*\$42\.00$/)
  const figures = block.getByRole('definition').elements()
  expect(figures.map(({ textContent }) => textContent)).toEqual(['$18.00', '$2.52', '$20.52'])
  await expect.element(block.getByText('$20.50 in cash')).toBeVisible()
})

test('the heat of a dish begins the row of what was chosen for it, as on the card of its order', async () => {
  const full = {
    groupId: 'size',
    optionId: 'full',
    group: 'Size',
    name: 'Full',
    quantity: 1,
    price: 0,
    itemId: null,
    taxClass: null,
    choices: [],
  }
  const block = await shown({
    items: [{ ...aDish('Palak Paneer', 16, 2), options: [full], selectedSpiceLevel: 3, spiceLevelName: 'Hot' }],
  })
  const heat = block.getByText(/^Hot.*·$/)
  await expect.element(heat).toHaveClass('float-left font-semibold')
  expect(heat.element().nextElementSibling?.textContent).toBe('each: Full')
})

test('a tip is said when there is one', async () => {
  const block = await shown({ pricing: { subtotal: 18, tax: 2.52, tip: 3, total: 23.52, taxRate: 0.14 } })
  const names = block.getByRole('term').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Tax', 'Tip', 'Total $23.50 in cash'])
})

const NONE = { refunded: 0, underWay: 0, failed: 0, left: 20.52 }

test.each([
  ['went back in part', 'completed', { ...NONE, refunded: 5, left: 15.52 }, '$5.00 refunded'],
  ['is on its way back', 'cancelled', { ...NONE, underWay: 20.52, left: 0 }, 'Refund of $20.52 not confirmed yet'],
  ['could not go back', 'cancelled', { ...NONE, failed: 20.52 }, 'Refund of $20.52 failed'],
  ['waits at the counter', 'cancelled', NONE, '$20.52 has to go back by hand'],
] as const)('money that %s is said', async (_, status, moneyBack, sentence) => {
  server.on('/getOrderDetails', UNANSWERED)
  const block = await shown({ status, paymentStatus: 'paid', paymentMethod: 'card', moneyBack })
  await expect.element(block.getByText(status === 'cancelled' ? 'Paid, card' : 'Paid by card')).toBeVisible()
  await expect.element(block.getByText(sentence)).toBeVisible()
  await isAsked(moneyBack.refunded + moneyBack.underWay > 0 ? 1 : 0)
})

test('a refunded order says just that', async () => {
  server.on('/getOrderDetails', UNANSWERED)
  const moneyBack = { ...NONE, refunded: 20.52, left: 0 }
  const block = await shown({ status: 'cancelled', paymentStatus: 'refunded', paymentMethod: 'card', moneyBack })
  await expect.element(block.getByText('Refunded, card')).toBeVisible()
  await isAsked(1)
})

const rowsOf = (block: Awaited<ReturnType<typeof shown>>) =>
  block
    .getByRole('term')
    .elements()
    .map((name) => `${name.textContent} ${name.nextElementSibling?.textContent}`)
const CARD = { id: 'payment-1', tender: 'card', tipPart: 0, cashRounding: 0, at: '2026-11-20T21:44:00.000Z' } as const

test('each refund stands with its taxes, as on the receipt', async () => {
  server.on('/getOrderDetails', { success: true, order: orderDetails() })
  server.on('/getOrderReceipt', aReceiptWithRefunds())
  const moneyBack = { ...NONE, refunded: 5, underWay: 2, left: 13.52 }
  const payments = [{ ...CARD, amount: 20.52 }]
  const block = await shown({ status: 'completed', paymentStatus: 'paid', paymentMethod: 'card', moneyBack, payments })
  await expect
    .poll(() => rowsOf(block).slice(2))
    .toEqual([
      'Total Paid by card $20.52',
      'Refunded Nov 20, 2026 -$5.00',
      'of it HST (14%) -$0.61',
      'Refund on its way Nov 20, 2026 -$2.00',
      'of it HST (14%) -$0.25',
      'Total after refunds $15.52',
    ])
  const asked = server.sent('/getOrderReceipt').map(({ input }) => input)
  expect(asked).toEqual([{ orderId: anOrder().orderId, token: 'token' }])
})

test('an order that is paid in part says what is left', async () => {
  const block = await shown({ payments: [{ ...CARD, amount: 10 }] })
  expect(rowsOf(block).slice(2)).toEqual([
    'Total Paid in part, cash, still $10.50 in cash $20.52',
    'Card $10.00',
    'Left to pay $10.52',
  ])
  await expect.element(block.getByText('Paid in part, cash, still $10.50 in cash')).toBeVisible()
})
