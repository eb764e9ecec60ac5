import { randomUUID } from 'node:crypto'
import { previewOrderEdit } from '@sizzle/contract/edit-order.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aDishOf } from '../testing/a-bill.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { FIVE, kept, TEN, useEditing } from '../testing/editing.ts'

const editing = useEditing()
const { db, detailsOf, edit, noBreaches, placed, send, tens } = editing

describe('an order that waits and is not paid', () => {
  it('gets other dishes, notes, type, customer and tip, and costs what they cost (ordering 40)', async () => {
    const orderId = await tens(1)
    const before = await detailsOf(orderId)
    const { order, changed, message, settlement } = await edit(orderId, {
      items: [
        { ...kept(1, 2), note: 'No salt' },
        { id: FIVE, quantity: 3 },
      ],
      orderType: 'delivery',
      deliveryInfo: { address: '12 Prince Street', instructions: 'Ring twice' },
      customerInfo: { name: 'Sam Singh', email: '', phone: '902 555 0199' },
      specialInstructions: 'Extra napkins',
      tipAmount: 2,
      confirmedTotal: 40.5,
    })
    expect(changed).toBe(true)
    expect(order).toMatchObject({
      orderType: 'delivery',
      deliveryInfo: { address: '12 Prince Street', instructions: 'Ring twice' },
      customerInfo: { name: 'Sam Singh', email: '', phone: '+19025550199' },
      specialInstructions: 'Extra napkins',
      pricing: { subtotal: 35, tax: 3.5, tip: 2, total: 40.5 },
      items: [
        { id: TEN, quantity: 2, note: 'No salt', taxParts: [{ amount: 20 }] },
        { id: FIVE, quantity: 3, note: '' },
      ],
      taxes: [{ base: 35, amount: 3.5 }],
      status: 'pending',
      paymentStatus: 'unpaid',
      version: before.version + 1,
    })
    expect(settlement).toEqual({ difference: 29.5, left: 40.5, back: [] })
    expect(message).toBe(`Order ${order.shortNumber} was changed. $40.50 is left to pay.`)
    // 25 + 3 a piece for a delivery of 5, where a pickup of 1 was promised 15 + 3.
    const minutes = (new Date(order.promisedAt).getTime() - new Date(before.promisedAt).getTime()) / 60_000
    expect(minutes).toBe(22)
    const { timeline } = await detailsOf(orderId)
    expect(timeline.at(-1)).toMatchObject({
      kind: 'edit',
      by: 'Sam Staff',
      note: '+2 Dish of 1000, +3 Dish of 500, -1 Dish of 1000, Delivery instead of Pickup, Customer changed, Note changed, $11.00 -> $40.50, Tip changed',
    })
    expect(await audited(orderId)).toMatchObject([
      { actor_name: 'Sam Staff', before: { totalAmount: 1100 }, after: { totalAmount: 4050, orderType: 'delivery' } },
    ])
    expect(JSON.stringify(await audited(orderId))).not.toMatch(/Priya|Singh|Prince|napkins/)
    await noBreaches()
  })

  it('is not changed by an empty field for instructions where there were none', async () => {
    const orderId = await tens(1)
    const delivery = { orderType: 'delivery', deliveryInfo: { address: '12 Prince Street' } } as const
    expect((await edit(orderId, delivery)).changed).toBe(true)
    const again = { ...delivery, deliveryInfo: { ...delivery.deliveryInfo, instructions: '' } }
    expect((await edit(orderId, again)).changed).toBe(false)
  })

  it('is told to its customer, with the new time', async () => {
    const orderId = await tens(1)
    await edit(orderId, { items: [kept(1, 3)] })
    const sent = await db().many<{ kind: string; template: string; text: string }>(sql`
      select kind, template, text from messages where about_id = ${orderId} and template in ('order_changed', 'order_promise_moved')
      order by kind`)
    expect(sent).toMatchObject([
      { kind: 'email', template: 'order_changed', text: expect.stringContaining('Left to pay  $33.00') },
      { kind: 'sms', template: 'order_promise_moved', text: expect.stringContaining('Your order was changed.') },
    ])
  })

  it('keeps the price of what it has, and asks today’s for what is new (ordering 41)', async () => {
    const dish = await aDishOf(editing.house().app, { price: 700 })
    const orderId = await placed([{ id: dish, price: 7, quantity: 1 }])
    await db().run(sql`update menu_items set price = 900 where location_id = 'truro' and id = ${dish}`)
    const priced = async (items: object[]) =>
      bodyOf(previewOrderEdit, await send('/previewOrderEdit', orderId, { items })).pricing.subtotal
    expect(await priced([kept(1, 1, dish)])).toBe(7)
    expect(await priced([kept(1, 3, dish)])).toBe(21)
    expect(await priced([{ id: dish, quantity: 1 }])).toBe(9)
    expect(await priced([kept(1, 1, dish), { id: dish, quantity: 1 }])).toBe(16)
  })

  it('keeps a dish that is sold out by now, and gets no more of it (ordering 41)', async () => {
    const dish = await aDishOf(editing.house().app, { price: 800 })
    const orderId = await placed([{ id: dish, price: 8, quantity: 1 }])
    await db().run(sql`update menu_items set is_available = false where location_id = 'truro' and id = ${dish}`)
    const more = await send('/editOrder', orderId, { items: [kept(1, 2, dish)] })
    expect([more.status, more.body.code]).toEqual([409, 'item_unavailable'])
    expect((await edit(orderId, { items: [kept(1, 1, dish), { id: FIVE, quantity: 1 }] })).order.items).toHaveLength(2)
    await noBreaches()
  })

  it('stays as it is when nothing changes, and when it is only asked about', async () => {
    const orderId = await tens(2)
    const before = await detailsOf(orderId)
    expect(await edit(orderId, { items: [kept(1, 2)] })).toMatchObject({ changed: false, version: before.version })
    const asked = bodyOf(previewOrderEdit, await send('/previewOrderEdit', orderId, { items: [kept(1, 1)] }))
    expect(asked).toMatchObject({
      changed: true,
      pricing: { total: 11 },
      settlement: { difference: -11, left: 11 },
      taken: [{ quantity: 1, name: 'Dish of 1000' }],
      changes: ['$22.00 -> $11.00'],
    })
    expect(await detailsOf(orderId)).toEqual(before)
  })
})

describe('an edit is refused', () => {
  it.each(['preparing', 'ready', 'completed', 'cancelled'])('of an order that is %s (ordering 40)', async (status) => {
    const orderId = await tens(1)
    await db().run(sql`update orders set status = ${status} where id = ${orderId}`)
    const reply = await send('/editOrder', orderId, { items: [kept(1, 2)] })
    expect([reply.status, reply.body.code]).toEqual([409, 'order_not_editable'])
    await db().run(sql`update orders set status = 'pending' where id = ${orderId}`)
  })

  it('to people of another place, and to customers', async () => {
    const orderId = await tens(1)
    const elsewhere = await aColleague(editing.house().app, 'staff', ['new-glasgow'])
    expect((await send('/editOrder', orderId, { tipAmount: 1 }, elsewhere)).body.code).toBe('order_not_found')
    expect((await send('/previewOrderEdit', orderId, { tipAmount: 1 }, elsewhere)).body.code).toBe('order_not_found')
    expect((await send('/editOrder', orderId, { tipAmount: 1 }, editing.house().customer)).status).toBe(401)
  })

  it.each<[string, object, string]>([
    ['without dishes', { items: [] }, 'items'],
    ['with a line that is not there', { items: [{ id: 'x', quantity: 1, line: 7 }] }, 'items.0.line'],
    ['with a line that comes twice', { items: [1, 2].map(() => ({ id: 'x', quantity: 1, line: 1 })) }, 'items.1.line'],
    ['with eleven of one', { items: [{ id: 'x', quantity: 11 }] }, 'items.0.quantity'],
    ['without a name', { customerInfo: { name: ' ', email: '', phone: '' } }, 'customerInfo.name'],
    ['with half a phone number', { customerInfo: { name: 'Sam', email: '', phone: '12' } }, 'customerInfo.phone'],
    ['for a delivery to nowhere', { orderType: 'delivery' }, 'deliveryInfo.address'],
    ['for a table of 0', { orderType: 'dine-in', tableInfo: { partySize: 0 } }, 'tableInfo.partySize'],
  ])('%s', async (_, what, field) => {
    const orderId = await tens(1)
    const reply = await send('/editOrder', orderId, what)
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
    expect(JSON.stringify(reply.body.fields)).toContain(`"${field}"`)
  })

  it('when another total was confirmed than the server’s, with the server’s', async () => {
    const orderId = await tens(1)
    const reply = await send('/editOrder', orderId, { items: [kept(1, 2)], confirmedTotal: 11 })
    expect(reply.body).toMatchObject({ code: 'pricing_mismatch', pricing: { total: 22 } })
  })

  it('for a dish that is nowhere, and for somebody else’s account', async () => {
    const orderId = await tens(1)
    expect((await send('/editOrder', orderId, { items: [{ id: 'nothing', quantity: 1 }] })).body.code).toBe(
      'item_unavailable',
    )
    const customerInfo = { name: 'Sam', email: '', phone: '(902) 555-0100', firebaseId: randomUUID() }
    const reply = await send('/editOrder', orderId, { customerInfo })
    expect([reply.status, reply.body.code]).toEqual([400, 'invalid_input'])
  })
})

function audited(orderId: string) {
  return db().many<{ actor_name: string; before: object; after: object }>(
    sql`select actor_name, before, after from audit where subject = ${`order:${orderId}`} and action = 'editOrder'`,
  )
}
