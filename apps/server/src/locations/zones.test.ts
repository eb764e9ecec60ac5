import { getLocation } from '@sizzle/contract/locations.ts'
import { getAllLocations } from '@sizzle/contract/locations-office.ts'
import { getTodaysSpecials } from '@sizzle/contract/menu.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { CHANGES, moveToZone, wall } from '../testing/bar-in-zone.ts'
import { bodyOf } from '../testing/body-of.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'

// The clock of a location is its own, also in the nights in which it is changed.

let now = new Date('2026-11-20T16:00:00Z')
const app = useTestApp({}, () => now)
let guest: Caller
let admin: Caller

beforeAll(async () => {
  guest = await app().guest()
  admin = await app().admin()
})

const at = <Answer>(instant: Date, ask: () => Promise<Answer>) => {
  now = instant
  return ask()
}
const stateAt = (instant: Date) =>
  at(instant, async () => bodyOf(getLocation, await guest.get('/getLocation?id=truro')).location.openState.text)
const hoursAt = (instant: Date) =>
  at(instant, async () => {
    const { locations } = bodyOf(getAllLocations, await admin.get('/getAllLocations?search=truro'))
    return locations[0]?.todaysHours
  })
const isSpecialAt = (instant: Date) =>
  at(instant, async () => {
    const { specials } = bodyOf(getTodaysSpecials, await guest.get('/getTodaysSpecials'))
    return specials.some(({ item }) => item.name === 'Dish of the night')
  })
const second = (instant: Date, seconds: number) => new Date(instant.getTime() + seconds * 1000)

describe.each(CHANGES)(
  'in $zone, where the clocks change on $date',
  ({ zone, eve, date, next, before, after, atTwo }) => {
    beforeAll(() => moveToZone(app(), zone))

    it('the night is open to two o’clock, however long it is', async () => {
      const closes = wall(date, '02:00', atTwo)
      expect(await stateAt(wall(eve, '16:59', before))).toBe('Closed - Opens today at 5 p.m.')
      expect(await stateAt(wall(eve, '17:00', before))).toBe('Open until 2 a.m.')
      expect(await stateAt(wall(date, '01:29', before))).toBe('Open until 2 a.m.')
      expect(await stateAt(second(closes, -1))).toBe('Closes at 2 a.m.')
      expect(await stateAt(closes)).toBe('Closed - Opens today at 5 p.m.')
      expect(await stateAt(wall(date, '16:59', after))).toBe('Closed - Opens today at 5 p.m.')
      expect(await stateAt(wall(date, '17:00', after))).toBe('Open until 2 a.m.')
    })

    it('the hours of today on the card change at midnight', async () => {
      const once = JSON.stringify([{ date, closed: false, open: '12:00', close: '23:00' }])
      await app().database.db.run(sql`update locations set exceptions = ${once}::jsonb where id = 'truro'`)
      const [from, until] = [wall(date, '00:00', before), wall(next, '00:00', after)]
      const hours: (string | undefined)[] = []
      for (const instant of [second(from, -1), from, second(until, -1), until]) hours.push(await hoursAt(instant))
      expect(hours).toEqual([
        'Today: 5 p.m. - 2 a.m.',
        'Today: 12 p.m. - 11 p.m.',
        'Today: 12 p.m. - 11 p.m.',
        'Today: 5 p.m. - 2 a.m.',
      ])
      await app().database.db.run(sql`update locations set exceptions = '[]' where id = 'truro'`)
    })

    it('today’s special is there from 00:00:00 to 23:59:59', async () => {
      await app().database.db.run(sql`
      update menu_items set name = 'Dish of the night', is_todays_special = true, special_start = ${date}, special_end = ${date}
      where location_id = 'truro' and id = (select id from menu_items where location_id = 'truro' order by id limit 1)`)
      expect(await isSpecialAt(wall(eve, '23:59:59', before))).toBe(false)
      expect(await isSpecialAt(wall(date, '00:00:00', before))).toBe(true)
      expect(await isSpecialAt(wall(date, '23:59:59', after))).toBe(true)
      expect(await isSpecialAt(wall(next, '00:00:00', after))).toBe(false)
    })
  },
)
