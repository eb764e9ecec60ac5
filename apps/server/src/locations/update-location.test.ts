import { getAllLocations, updateLocation } from '@sizzle/contract/locations-office.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
const { add, update, aNew, audited } = locationOffice(app, () => admin)

beforeAll(async () => {
  admin = await app().admin()
})

describe('changing a location', () => {
  it('changes what is sent, leaves the rest, and says who did it', async () => {
    const before = await aNew({ manager: 'Anita Rao' })
    const exceptions = [{ date: '2027-12-25', closed: true, open: null, close: null, name: null }]
    const reply = await update(before.id, 1, { capacity: 44, exceptions, openingDate: '' })
    const { location } = bodyOf(updateLocation, reply)
    expect({ ...location, updatedAt: '' }).toEqual({ ...before, capacity: 44, exceptions, version: 2, updatedAt: '' })
    expect((await audited(before.id)).at(-1)).toMatchObject({
      action: 'updateLocation',
      before: { capacity: null, exceptions: [] },
      after: { capacity: 44, exceptions },
    })
    const same = bodyOf(updateLocation, await update(before.id, 2, { capacity: 44 }))
    expect(same.location.version).toBe(2)
    expect(await audited(before.id)).toHaveLength(2)
  })

  it('of ten at once one wins, and the others hear who was first (menu 56)', async () => {
    const { id } = await aNew()
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => update(id, 1, { capacity: n + 1 })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    const lost = replies.filter(({ body }) => body.code === 'location_changed')
    expect(lost).toHaveLength(9)
    const [row] = await audited(id)
    expect(lost[0]).toMatchObject({
      status: 409,
      body: { current: { version: 2, changedBy: row?.actor_name, changedAt: expect.stringMatching(/^20/) } },
    })
  })

  it('gives no code away that another location has, and a deleted one’s again', async () => {
    const [one, other] = [await aNew({ code: 'ONE' }), await aNew({ code: 'OTH' })]
    expect((await update(other.id, 1, { code: 'one' })).body).toMatchObject({
      code: 'location_code_taken',
      orderCode: 'ONE',
    })
    await admin.post('/deleteLocation', { id: one.id, expectedVersion: 1 })
    expect(bodyOf(updateLocation, await update(other.id, 1, { code: 'one' })).location.code).toBe('ONE')
  })

  it('is refused where there is none', async () => {
    expect((await update('nowhere', 1, { capacity: 4 })).body.code).toBe('location_not_found')
  })
})

describe('a manager', () => {
  it('sees and edits the own locations and no others', async () => {
    const [mine, other] = [await aNew(), await aNew()]
    const manager = await aColleague(app(), 'manager', [mine.id])
    const list = bodyOf(getAllLocations, await manager.get('/getAllLocations'))
    expect(list.locations.map(({ id }) => id)).toEqual([mine.id])
    expect(list.stats).toMatchObject({ totalLocations: 1, activeLocations: 1 })
    expect((await update(mine.id, 1, { capacity: 12 }, manager)).status).toBe(200)
    const elsewhere = await update(other.id, 1, { capacity: 12 }, manager)
    expect([elsewhere.status, elsewhere.body.code]).toEqual([404, 'location_not_found'])
  })

  it.each<[object, string]>([
    [{ isActive: false }, 'isActive'],
    [{ code: 'MINE' }, 'code'],
    [{ tax: { kind: 'preset', province: 'AB' } }, 'tax'],
    [{ postalCode: 'T2P 1J9' }, 'postalCode'],
    [{ timeZone: 'America/Vancouver' }, 'timeZone'],
    [{ taxRegistrations: { HST: '1' } }, 'taxRegistrations'],
  ])('does not change %j, but may send what stands there (people 33)', async (updates, field) => {
    const mine = await aNew()
    const manager = await aColleague(app(), 'manager', [mine.id])
    expect(await update(mine.id, 1, updates, manager)).toMatchObject({
      status: 403,
      body: { code: 'location_admin_only', fields: [{ field, sentence: 'Only an admin can change this' }] },
    })
    const { isActive, code, tax, postalCode, timeZone, taxRegistrations } = mine
    const whole = {
      isActive,
      code,
      postalCode,
      timeZone,
      taxRegistrations,
      tax: tax.kind === 'postal' ? tax : undefined,
    }
    expect((await update(mine.id, 1, { ...whole, manager: 'Me' }, manager)).status).toBe(200)
  })

  it('adds, deactivates and deletes none; staff and customers do not even see them', async () => {
    const mine = await aNew()
    const manager = await aColleague(app(), 'manager', [mine.id])
    const wish = { id: mine.id, expectedVersion: 1 }
    for (const reply of [
      await add('a-managers', {}, manager),
      await manager.post('/toggleLocationStatus', { ...wish, isActive: false }),
      await manager.post('/deleteLocation', wish),
      await (await aColleague(app(), 'staff', [mine.id])).get('/getAllLocations'),
      await (await app().signUp()).get('/getAllLocations'),
    ])
      expect([401, 403]).toContain(reply.status)
  })
})
