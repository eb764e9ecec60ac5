import { deleteMenuItem } from '@sizzle/contract/menu-office.ts'
import { createCustomerOrderCash } from '@sizzle/contract/orders.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { anOrderOf } from '../testing/a-menu-with-options.ts'
import { alwaysOpen } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)
const remove = (id: string, changes: object = {}) =>
  office.post('/deleteMenuItem', { id, expectedVersion: 1, ...changes })

beforeAll(() => alwaysOpen(app()))

describe('a deleted dish', () => {
  it('is no longer available to the cart that holds it, and stays in the orders that have it (menu 68)', async () => {
    const guest = await app().signUp()
    const { id } = await office.aNew({ name: 'Short-lived', price: 10 })
    const order = anOrderOf([{ id }], 1000)
    const placed = bodyOf(createCustomerOrderCash, await guest.post('/createCustomerOrderCash', order))
    expect(bodyOf(deleteMenuItem, await remove(id))).toMatchObject({ id, deletedOptions: 0 })
    expect(await guest.post('/createCustomerOrderCash', order)).toMatchObject({
      status: 409,
      body: { code: 'item_unavailable' },
    })
    const { items } = await app().database.db.one<{ items: string[] }>(sql`
      select array_agg(name) as items from order_lines where order_id = ${placed.orderId}::uuid`)
    expect(items).toEqual(['Short-lived'])
    expect((await remove(id)).body.code).toBe('menu_item_not_found')
    expect((await office.audited(`menu_item:${id}`)).at(-1)).toMatchObject({
      action: 'deleteMenuItem',
      before: { name: 'Short-lived', price: 1000 },
      after: null,
    })
  })

  it('goes out of the combos that offer it once that is said', async () => {
    const combo = await app().database.db.one<{ item_id: string; group_id: string; name: string }>(sql`
      select o.item_id, o.group_id, g.name from options o join option_groups g on g.location_id = o.location_id and g.id = o.group_id
      where o.location_id = 'truro' and o.item_id is not null
        and (select count(*) from options p where p.location_id = o.location_id and p.group_id = o.group_id) > g.min
      order by o.group_id, o.id limit 1`)
    const asked = await remove(combo.item_id)
    expect(asked).toMatchObject({ status: 409, body: { code: 'menu_item_in_combo' } })
    expect(asked.body.groups).toContain(combo.name)
    expect((await remove(combo.item_id, { withOptions: true })).body).toMatchObject({
      success: true,
      deletedOptions: 1,
    })
  })

  it('stays while a combo cannot be ordered without it', async () => {
    const { db } = app().database
    const one = await db.one<{ group_id: string; item_id: string }>(sql`
      select o.group_id, min(o.item_id) as item_id from options o
      join item_option_groups l on l.location_id = o.location_id and l.group_id = o.group_id
      where o.location_id = 'truro' and o.item_id is not null group by o.group_id order by o.group_id limit 1`)
    await db.run(sql`
      delete from options where location_id = 'truro' and group_id = ${one.group_id} and item_id is distinct from ${one.item_id}`)
    expect(await remove(one.item_id, { withOptions: true })).toMatchObject({
      status: 409,
      body: { code: 'menu_item_needed' },
    })
  })
})
