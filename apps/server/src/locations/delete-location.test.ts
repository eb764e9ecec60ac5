import { deleteLocation, getAllLocations, toggleLocationStatus } from '@sizzle/contract/locations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { aReservation } from '../testing/a-reservation.ts'
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
    const wish = { id: 'truro', expectedVersion: truro?.version }
    const refused = await admin.post('/deleteLocation', wish)
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'location_in_use',
        openOrders: 1,
        bookingsAhead: 0,
        userMessage: expect.stringMatching(/^1 order is still open\./),
      },
    ])
    await admin.post('/cancelOrder', { orderId: id, reason: 'Closing' })
    expect((await admin.post('/deleteLocation', wish)).status).toBe(200)
    expect((await customer.get(`/getCustomerOrderDetails?orderId=${id}`)).status).toBe(200)
    expect((await customer.get('/getMyOrders')).status).toBe(200)
    const receipt = `/getOrderReceipt?orderId=${id}&token=${encodeURIComponent(metadata.orderToken)}`
    expect((await (await app().guest()).get(receipt)).status).toBe(200)
    await app().database.db.run(sql`update locations set deleted_at = null, is_active = true where id = 'truro'`)
  })
})

describe('a location with something left to serve', () => {
  const reopen = () =>
    app().database.db.run(sql`update locations set deleted_at = null, is_active = true where id = 'truro'`)
  const versionOfTruro = async () =>
    (await app().database.db.one<{ version: number }>(sql`select version from locations where id = 'truro'`)).version
  const countOpen = async () =>
    (
      await app().database.db.one<{ count: number }>(sql`
        select count(*)::int as count from orders where location_id = 'truro' and status in ('pending', 'preparing', 'ready')`)
    ).count

  it('is kept while bookings are ahead, and deleted after them', async () => {
    const guest = await app().guest()
    const booked = await guest.post('/createReservation', aReservation())
    expect(booked.status).toBe(200)
    const standing = async (query: string) =>
      bodyOf(getAllLocations, await admin.get(`/getAllLocations?${query}`)).standing
    expect(await standing('id=truro')).toEqual({
      openOrders: 0,
      bookingsAhead: 1,
      dishes: expect.toSatisfy((n) => n > 0),
    })
    expect(await standing('search=truro')).toBeNull()
    const wish = { id: 'truro', expectedVersion: await versionOfTruro() }
    expect((await admin.post('/deleteLocation', wish)).body).toMatchObject({
      code: 'location_in_use',
      openOrders: 0,
      bookingsAhead: 1,
      why: '1 booking is ahead',
    })
    await app().database.db.run(sql`
      update reservations set starts_at = starts_at - interval '10 days' where location_id = 'truro'`)
    expect((await admin.post('/deleteLocation', wish)).status).toBe(200)
    await reopen()
  })

  it('is never deleted under an order that is being placed', async () => {
    for (let round = 0; round < 3; round++) {
      const customers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => app().signUp()))
      const order = await anOrder(app())
      const wish = { id: 'truro', expectedVersion: await versionOfTruro() }
      const [deleted, ...placed] = await Promise.all([
        admin.post('/deleteLocation', wish),
        ...customers.map((customer) => customer.post('/createCustomerOrderCash', order)),
      ])
      const there = placed.filter(({ status }) => status === 200).length
      expect(await countOpen()).toBe(there)
      for (const { status, body } of placed) expect([200, 404, 409], String(body.code)).toContain(status)
      expect([deleted.body.code ?? 'deleted', there > 0]).toEqual(
        there > 0 ? ['location_in_use', true] : ['deleted', false],
      )
      await reopen()
      for (const { body } of placed)
        if (body.orderId) await admin.post('/cancelOrder', { orderId: body.orderId, reason: 'Test' })
    }
  })

  it('goes on serving what is open once it is deactivated, and takes nothing new', async () => {
    const customer = await app().signUp()
    const staff = await aColleague(app(), 'staff', ['truro'])
    const guest = await app().guest()
    const { body } = await customer.post('/createCustomerOrderCash', await anOrder(app()))
    const { id, metadata } = body.order as { id: string; metadata: { orderToken: string } }
    const booking = await guest.post('/createReservation', aReservation())
    const date = (booking.body.reservation as { reservationDetails: { date: string } }).reservationDetails.date
    const toggle = { id: 'truro', isActive: false, expectedVersion: await versionOfTruro() }
    expect((await admin.post('/toggleLocationStatus', toggle)).status).toBe(200)

    expect((await staff.get('/getOwnLocations')).body).toMatchObject({ locations: [{ id: 'truro', isActive: false }] })
    expect((await staff.get('/getLocationOrders?locationId=truro&status=active')).body.total).toBe(1)
    expect((await staff.get(`/getOrderDetails?orderId=${id}`)).status).toBe(200)
    expect((await staff.get(`/getReservationDay?location=truro&date=${date}`)).status).toBe(200)
    for (const status of ['preparing', 'ready', 'completed'])
      expect((await staff.post('/updateOrderStatus', { orderId: id, status })).status).toBe(200)
    expect(
      (await guest.get(`/getOrderReceipt?orderId=${id}&token=${encodeURIComponent(metadata.orderToken)}`)).status,
    ).toBe(200)
    expect((await customer.post('/createCustomerOrderCash', await anOrder(app()))).body.code).toBe('location_inactive')
    expect((await guest.post('/createReservation', aReservation())).status).toBe(409)
    await reopen()
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
