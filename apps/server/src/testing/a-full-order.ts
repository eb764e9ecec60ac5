import type { FrozenChoice } from '@sizzle/domain/menu/options-price.ts'
import { makeBill } from '@sizzle/domain/pricing/bill.ts'
import type { TaxClass } from '@sizzle/domain/pricing/tax-class.ts'
import { taxesOn } from '@sizzle/domain/pricing/taxes.ts'
import { sql, type Tx } from '../kit/db/sql.ts'
import { insertContents } from '../orders/contents.sql.ts'
import { contentsOfBill } from '../orders/order-bill.ts'

const GST = '123456789 RT0001'
const PST = '7654321'

/**
 * Six lines with what the bill can have: choices within choices, notes, a beer under a tax of its own, a discount, a fee, two
 * numbers of registration and a tip, in Saskatchewan. Put in place of what an order was made of.
 */
export async function fillOrder(tx: Tx, order: { readonly location: string; readonly id: string }) {
  const rows = [
    aLine('Butter Chicken', 1749, {
      heat: 3,
      options: [aChoice('Full'), aChoice('Garlic Naan', 399)],
      note: 'No cream',
    }),
    aLine('Vegetable Thali', 1899, {
      quantity: 2,
      heat: 1,
      options: [aChoice('Dal'), { ...aChoice('Naan', 150, 2), choices: [aChoice('Butter', 50)] }, aChoice('Raita')],
      note: 'One of them without onions, please: it is for a child who does not like them at all',
    }),
    aLine('Lager', 899, {}),
    aLine('Samosa', 699, { quantity: 3, options: [aChoice('Mint Chutney'), aChoice('Mango Chutney', 125)] }),
    aLine('Basmati Rice', 399, {}),
    aLine('Masala Chai', 349, { quantity: 2, options: [aChoice('Oat Milk', 75)] }),
  ]
  const bill = makeBill({
    lines: rows.map(({ name: label, price, quantity }) => ({ label, price, quantity, taxClass: classOf(label) })),
    charges: [
      { kind: 'discount', label: 'Welcome 10 %', amount: 1000 },
      { kind: 'delivery_fee', label: 'Delivery', amount: 399 },
    ],
    taxes: taxesOn({ kind: 'preset', province: 'SK' }, '2026-11-20', { GST, PST }),
    tip: 500,
  })
  const key = sql`where location_id = ${order.location} and order_id = ${order.id}`
  for (const table of ['order_lines', 'order_charges', 'order_taxes'])
    await tx.run({ text: `delete from ${table} ${key.text}`, values: key.values })
  insertContents(tx, { location_id: order.location, id: order.id }, contentsOfBill(rows, bill), [])
  const { subtotal, tax, tip, total } = bill
  await tx.run(
    sql`update orders set subtotal = ${subtotal}, tax = ${tax}, tip = ${tip}, total = ${total} where id = ${order.id}`,
  )
  return bill
}

function classOf(name: string): TaxClass {
  return name === 'Lager' ? 'alcohol' : 'prepared'
}

function aChoice(name: string, price = 0, quantity = 1): FrozenChoice {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return {
    groupId: 'with',
    group: 'With',
    optionId: id,
    name,
    price,
    quantity,
    itemId: null,
    taxClass: null,
    choices: [],
  }
}

type More = {
  quantity?: number /** Without it, there is none to choose. */
  heat?: 1 | 3
  options?: readonly FrozenChoice[]
  note?: string
}

function aLine(name: string, base: number, { quantity = 1, heat, options = [], note = '' }: More) {
  const extra = options.reduce(
    (sum, { price, choices }) => sum + price + choices.reduce((all, one) => all + one.price, 0),
    0,
  )
  return {
    item_id: name.toLowerCase().replaceAll(' ', '-'),
    name,
    category: 'mains',
    price: base + extra,
    base_price: base,
    quantity,
    spice_level: heat ?? 1,
    spice_name: heat === undefined ? '' : heat === 3 ? 'Hot' : 'Mild',
    allergens: [],
    description: '',
    options,
    note,
  }
}
