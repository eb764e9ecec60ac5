import { expect, test } from 'vitest'
import { renderInOffice } from '../../../../testing/office.tsx'
import { aDish, anOrder } from '../../../../testing/samples-admin.ts'
import { PriceBlock } from './price-block.tsx'

// What an order cost, and where its money is.

const shown = async (change: Parameters<typeof anOrder>[0]) => {
  const screen = await renderInOffice(<PriceBlock order={anOrder(change)} />)
  return screen.getByRole('region', { name: 'Items and prices' })
}

test('each line costs what its dishes cost together, and the sums stand below', async () => {
  const block = await shown({ items: [aDish('Dal Makhani', 14, 3)] })
  await expect.element(block.getByRole('listitem')).toMatchTextContent(/^3×Dal Makhani.*\$42\.00$/)
  const figures = block.getByRole('definition').elements()
  expect(figures.map(({ textContent }) => textContent)).toEqual(['$18.00', '$2.52', '$20.52'])
  await expect.element(block.getByText('Unpaid, cash')).toBeVisible()
})

test('a tip is said when there is one', async () => {
  const block = await shown({ pricing: { subtotal: 18, tax: 2.52, tip: 3, total: 23.52, taxRate: 0.14 } })
  const names = block.getByRole('term').elements()
  expect(names.map(({ textContent }) => textContent)).toEqual(['Subtotal', 'Tax', 'Tip', 'Total'])
})

const NONE = { refunded: 0, underWay: 0, failed: 0, left: 20.52 }

test.each([
  ['went back in part', 'completed', { ...NONE, refunded: 5, left: 15.52 }, '$5.00 refunded'],
  ['is on its way back', 'cancelled', { ...NONE, underWay: 20.52, left: 0 }, 'Refund of $20.52 not confirmed yet'],
  ['could not go back', 'cancelled', { ...NONE, failed: 20.52 }, 'Refund of $20.52 failed'],
  ['waits at the counter', 'cancelled', NONE, '$20.52 has to go back by hand'],
] as const)('money that %s is said', async (_, status, moneyBack, sentence) => {
  const block = await shown({ status, paymentStatus: 'paid', paymentMethod: 'card', moneyBack })
  await expect.element(block.getByText('Paid, card')).toBeVisible()
  await expect.element(block.getByText(sentence)).toBeVisible()
})

test('a refunded order says just that', async () => {
  const moneyBack = { ...NONE, refunded: 20.52, left: 0 }
  const block = await shown({ status: 'cancelled', paymentStatus: 'refunded', paymentMethod: 'card', moneyBack })
  await expect.element(block.getByText('Refunded, card')).toBeVisible()
})
