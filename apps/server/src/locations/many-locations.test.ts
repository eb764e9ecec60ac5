import { getActiveLocations } from '@sizzle/contract/locations.ts'
import { getOwnLocations } from '@sizzle/contract/own-locations.ts'
import { getDineInLocations } from '@sizzle/contract/reservations.ts'
import { type SettingOf, settingIn } from '@sizzle/domain/settings/settings.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../kit/log.ts'
import { pageLoader } from '../pages/load-page.ts'
import { bodyOf } from '../testing/body-of.ts'
import { locationOffice } from '../testing/location-office.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
let guest: Caller
const { aNew } = locationOffice(app, () => admin)

// Two built-in ones, and Quay 01 to Quay 14, of which the last has no tables.
beforeAll(async () => {
  admin = await app().admin()
  guest = await app().guest()
  for (let n = 1; n <= 14; n += 1) {
    const number = String(n).padStart(2, '0')
    const features = n === 14 ? ['Takeout'] : ['Dine-in', 'Takeout']
    await aNew({ name: `Quay ${number}`, address: `${n} Harbour Walk_${number}`, features })
  }
})

const active = async (query = '') => bodyOf(getActiveLocations, await guest.get(`/getActiveLocations${query}`))
const tables = async (query = '') => bodyOf(getDineInLocations, await guest.get(`/getDineInLocations${query}`))
const settingOf: SettingOf = (name, ...[at]) => settingIn(name, at ?? null, { fixed: {}, stored: () => null }).value
const own = async (query = '') => bodyOf(getOwnLocations, await admin.get(`/getOwnLocations${query}`))
const namesIn = ({ locations }: { locations: readonly { name: string }[] }) => locations.map(({ name }) => name)

describe('a chain of sixteen', () => {
  it('is answered whole and by name unless a part is asked for', async () => {
    const all = await active()
    expect(all.total).toBe(16)
    expect(namesIn(all)).toHaveLength(16)
    expect(namesIn(all).slice(0, 3)).toEqual(['New Glasgow', 'Quay 01', 'Quay 02'])
    const part = await active('?limit=2&offset=1')
    expect(part.total).toBe(16)
    expect(namesIn(part)).toEqual(['Quay 01', 'Quay 02'])
    expect((await guest.get('/getActiveLocations?limit=101')).status).toBe(400)
  })

  it.each([
    ['quay 07', ['Quay 07']],
    [' HARBOUR walk_03 ', ['Quay 03']],
    ['tru', ['Truro Heights']],
    ['%', []],
    ['quay__', []],
  ])('is searched for "%s" by name and address, to the letter', async (search, names) => {
    const query = `?search=${encodeURIComponent(search)}`
    for (const found of [await active(query), await tables(query), await own(query)]) {
      expect(namesIn(found)).toEqual(names)
      expect(found.total).toBe(names.length)
    }
  })

  it('has tables where tables are, and the one that is named wherever it stands', async () => {
    expect((await tables('?limit=1')).total).toBe(15)
    expect(namesIn(await tables('?limit=1&also=truro'))).toEqual(['New Glasgow', 'Truro Heights'])
    expect(namesIn(await tables('?search=quay%2014'))).toEqual([])
    const { locations } = await active('?search=quay%2014')
    expect(namesIn(await tables(`?limit=1&also=${locations[0]?.id}`))).toEqual(['New Glasgow'])
    expect(namesIn(await own('?limit=1&also=truro'))).toEqual(['New Glasgow', 'Truro Heights'])
  })

  it('shows twelve with the count on its pages, and names every menu to search engines', async () => {
    const clock = () => new Date()
    const loader = pageLoader({ database: app().database, log: openLog('error'), clock, settingOf })
    const shown = { total: 16, locations: { length: 12 } }
    expect(await loader.footer()).toMatchObject(shown)
    for (const page of ['home', 'reservations', 'privacy'] as const) {
      const total = page === 'reservations' ? 15 : 16
      expect(await loader.load({ page, path: `/${page}` })).toMatchObject({ ...shown, total })
    }
    const menu = await loader.load({ page: 'menu', path: '/menu/truro', param: 'truro' })
    expect(menu).toMatchObject({ ...shown, location: { id: 'truro' } })
    expect(await loader.menus()).toHaveLength(16)
  })
})
