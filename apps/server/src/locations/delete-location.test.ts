import { deleteLocation, getAllLocations, toggleLocationStatus } from '@sizzle/contract/locations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
const { add, update, aNew, audited } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
})

describe('activating and deleting', () => {
  it('deactivates, says so when nothing changes, and goes by the version', async () => {
    const { id } = await aNew()
    const toggle = (isActive: boolean, expectedVersion: number) =>
      admin.post('/toggleLocationStatus', { id, isActive, expectedVersion })
    const off = bodyOf(toggleLocationStatus, await toggle(false, 1))
    expect(off).toMatchObject({ changed: true, location: { isActive: false, version: 2 } })
    expect(bodyOf(toggleLocationStatus, await toggle(false, 1))).toMatchObject({
      changed: false,
      location: { version: 2 },
    })
    expect((await toggle(true, 1)).body).toMatchObject({ code: 'location_changed', current: { version: 2 } })
    expect(bodyOf(toggleLocationStatus, await toggle(true, 2)).location).toMatchObject({ isActive: true, version: 3 })
    expect((await audited(id)).map(({ action }) => action)).toEqual([
      'addLocation',
      'toggleLocationStatus',
      'toggleLocationStatus',
    ])
  })

  it('takes a deleted one from every list, once, and keeps its id', async () => {
    const { id, name } = await aNew({ name: 'Soon Gone' })
    const wish = { id, expectedVersion: 1 }
    expect((await admin.post('/deleteLocation', { ...wish, expectedVersion: 5 })).body.code).toBe('location_changed')
    expect(bodyOf(deleteLocation, await admin.post('/deleteLocation', wish)).id).toBe(id)
    expect((await admin.post('/deleteLocation', wish)).body.code).toBe('location_not_found')
    expect((await update(id, 2, { capacity: 4 })).body.code).toBe('location_not_found')
    const guest = await app().guest()
    expect((await guest.get(`/getLocation?id=${id}`)).status).toBe(404)
    const { locations } = bodyOf(
      getAllLocations,
      await admin.get(`/getAllLocations?search=${encodeURIComponent(name)}`),
    )
    expect(locations).toEqual([])
    expect((await add(id)).body.code).toBe('location_id_taken')
    const row = await app().database.db.one<{ is_active: boolean; gone: boolean }>(
      sql`select is_active, deleted_at is not null as gone from locations where id = ${id}`,
    )
    expect(row).toEqual({ is_active: false, gone: true })
  })

  it('leaves the orders of a deleted one, and their receipts, to read (menu 57)', async () => {
    await alwaysOpen(app())
    const customer = await app().signUp()
    const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    const { id, metadata } = body.order as { id: string; metadata: { orderToken: string } }
    const truro = bodyOf(getAllLocations, await admin.get('/getAllLocations?search=truro')).locations.find(
      (one) => one.id === 'truro',
    )
    const deleted = await admin.post('/deleteLocation', { id: 'truro', expectedVersion: truro?.version })
    expect(deleted.status).toBe(200)
    expect((await customer.get(`/getCustomerOrderDetails?orderId=${id}`)).status).toBe(200)
    expect((await customer.get('/getMyOrders')).status).toBe(200)
    const receipt = `/getOrderReceipt?orderId=${id}&token=${encodeURIComponent(metadata.orderToken)}`
    expect((await (await app().guest()).get(receipt)).status).toBe(200)
    await app().database.db.run(sql`update locations set deleted_at = null, is_active = true where id = 'truro'`)
  })
})

it('tells everybody of every change, also the site without a session', async () => {
  const [board, site] = [await readLive(app().url, { cookie: admin.cookie }), await readLive(app().url)]
  await Promise.all([board, site].map((reader) => reader.until(({ event }) => event === 'hello')))
  const { id } = await aNew()
  await update(id, 1, { capacity: 4 })
  await admin.post('/toggleLocationStatus', { id, isActive: false, expectedVersion: 2 })
  await admin.post('/deleteLocation', { id, expectedVersion: 3 })
  for (const reader of [board, site]) {
    for (const version of [1, 2, 3, 4])
      expect((await reader.until(({ data }) => data.id === id && data.version === version)).data.topic).toBe(
        'location.changed',
      )
    reader.close()
  }
})
