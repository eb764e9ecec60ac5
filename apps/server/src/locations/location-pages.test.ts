import { getActiveLocations } from '@sizzle/contract/locations.ts'
import { deleteLocation, getAllLocations, toggleLocationStatus } from '@sizzle/contract/locations-office.ts'
import { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import { getDineInLocations } from '@sizzle/contract/reservations.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
let guest: Caller
let manager: Caller
const { add, aNew, update } = locationOffice(app, () => admin)

// Two built-in ones and Bay 01 to Bay 14, of which the last has no tables. The manager works at three.
beforeAll(async () => {
  admin = await app().admin()
  guest = await app().guest()
  for (let n = 1; n <= 14; n += 1)
    await add(`bay-${n}`, {
      name: `Bay ${String(n).padStart(2, '0')}`,
      features: n === 14 ? ['Takeout'] : ['Dine-in', 'Takeout'],
    })
  manager = await aColleague(app(), 'manager', ['bay-3', 'bay-1', 'bay-2'])
})

const active = async (query = '') => bodyOf(getActiveLocations, await guest.get(`/getActiveLocations${query}`))
const tables = async (query = '') => bodyOf(getDineInLocations, await guest.get(`/getDineInLocations${query}`))
const own = async (query = '', by = admin) => bodyOf(getOwnLocations, await by.get(`/getOwnLocations${query}`))
const office = async (query = '', by = admin) => bodyOf(getAllLocations, await by.get(`/getAllLocations${query}`))

type Listed = { readonly locations: readonly { readonly id: string; readonly name: string }[]; readonly total: number }

/** Page after page until one is empty. */
async function namesOfAll(list: (query: string) => Promise<Listed>, limit: number): Promise<string[]> {
  const names: string[] = []
  for (let offset = 0; ; offset += limit) {
    const { locations } = await list(`?limit=${limit}&offset=${offset}`)
    if (locations.length === 0) return names
    names.push(...locations.map(({ name }) => name))
  }
}

describe('pages of a list', () => {
  it('have everyone once, by name', async () => {
    for (const [list, count] of [
      [active, 16],
      [tables, 15],
      [own, 16],
    ] as const) {
      const names = await namesOfAll(list, 3)
      expect(names).toHaveLength(count)
      expect(names).toEqual([...new Set(names)].toSorted())
    }
    const mine = await namesOfAll((query) => own(query, manager), 2)
    expect(mine).toEqual(['Bay 01', 'Bay 02', 'Bay 03'])
  })

  it('say the true number behind the last one too', async () => {
    const behind = { success: true, locations: [], total: 16 }
    expect(await active('?offset=16')).toEqual(behind)
    expect(await active('?limit=2&offset=5000')).toEqual(behind)
    expect(await own('?offset=99')).toEqual(behind)
    expect(await own('?offset=99', manager)).toEqual({ ...behind, total: 3 })
    expect(await tables('?offset=99')).toEqual({ ...behind, total: 15 })
    for (const list of [active, tables, own])
      expect(await list('?search=bay%200&offset=9')).toEqual({ ...behind, total: 9 })
    expect(await active('?search=nowhere&offset=9')).toEqual({ ...behind, total: 0 })
    const { locations, total } = await tables('?offset=99&also=truro')
    expect([locations.map(({ id }) => id), total]).toEqual([['truro'], 15])
  })
})

describe('the number of locations', () => {
  const totals = async () => ({
    active: (await active('?limit=1')).total,
    tables: (await tables('?limit=1')).total,
    own: (await own('?limit=1')).total,
    office: (await office()).total,
    on: (await office('?status=active')).total,
    off: (await office('?status=inactive')).total,
    stats: (await office()).stats,
  })

  it('follows what is added, changed, deactivated and deleted', async () => {
    const before = await totals()
    const { id } = await aNew({ name: 'Cape', features: ['Dine-in'], timeZone: 'America/Vancouver' })
    const { totalLocations: all, activeLocations: open } = before.stats
    const added = { active: 17, tables: 16, own: 17, office: 17, on: 17, off: 0 }
    expect(await totals()).toMatchObject({ ...added, stats: { totalLocations: all + 1, activeLocations: open + 1 } })
    await update(id, 1, { features: ['Takeout'], timeZone: 'America/Toronto' })
    expect(await totals()).toMatchObject({ ...added, tables: 15 })
    const off = await admin.post('/toggleLocationStatus', { id, isActive: false, expectedVersion: 2 })
    expect(bodyOf(toggleLocationStatus, off).changed).toBe(true)
    expect(await totals()).toMatchObject({ active: 16, tables: 15, own: 17, office: 17, on: 16, off: 1 })
    expect((await office('?status=inactive')).locations.map(({ name }) => name)).toEqual(['Cape'])
    bodyOf(deleteLocation, await admin.post('/deleteLocation', { id, expectedVersion: 3 }))
    expect(await totals()).toEqual(before)
  })

  it('is right after changes at the same time', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `bay-${n + 1}`)
    const turnAll = (isActive: boolean, expectedVersion: number) =>
      Promise.all(ids.map((id) => admin.post('/toggleLocationStatus', { id, isActive, expectedVersion })))
    for (const { status } of await turnAll(false, 1)) expect(status).toBe(200)
    expect(await totals()).toMatchObject({ active: 8, tables: 7, own: 16, on: 8, off: 8 })
    for (const { status } of await turnAll(true, 2)) expect(status).toBe(200)
    expect(await totals()).toMatchObject({ active: 16, tables: 15, own: 16, on: 16, off: 0 })
  })
})
