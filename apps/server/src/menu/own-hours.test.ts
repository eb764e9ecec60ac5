import { getLocationMenu } from '@sizzle/contract/menu.ts'
import * as categories from '@sizzle/contract/menu-categories.ts'
import { updateMenuItem } from '@sizzle/contract/menu-office.ts'
import { everyDay, scheduleOf } from '@sizzle/domain/testing/schedules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useTestApp } from '../testing/test-app.ts'

// A Saturday, at noon in Truro.
const app = useTestApp({}, () => new Date('2026-11-21T16:00:00.000Z'))
const office = menuOffice(app)
const LUNCH = everyDay(['11:30', '15:00'])
const EVENING = everyDay(['17:00', '22:00'])
const DRINK = 'mango-lassi'

async function notNow(id = DRINK) {
  const guest = await app().guest()
  const { items } = bodyOf(getLocationMenu, await guest.get('/getLocationMenu?locationId=truro'))
  return items.find((item) => item.id === id)?.notNow.pickup?.text
}
const drink = async () => {
  const item = await office.item(DRINK)
  if (!item) throw new Error('no drink')
  return item
}
const setHours = async (schedule: object | null) => office.update(DRINK, (await drink()).version, { schedule })
const setOfCategory = (schedule: object | null, id = 'drinks') => office.post('/setCategoryHours', { id, schedule })

beforeEach(async () => {
  await app().database.db.run(sql`update menu_items set schedule = null`)
  await app().database.db.run(sql`update categories set schedule = null`)
})

describe('hours of a dish (menu 83)', () => {
  it('are set, told to guests and in the trail, and taken away again', async () => {
    const reply = await setHours({ ...EVENING, from: '', until: '2026-12-31' })
    expect(bodyOf(updateMenuItem, reply).item.schedule).toEqual({ ...EVENING, from: null, until: '2026-12-31' })
    expect(await notNow()).toBe('Only 5 p.m. - 10 p.m.')
    expect((await office.audited(`menu_item:${DRINK}`)).at(-1)).toMatchObject({
      before: { schedule: null },
      after: { schedule: { days: EVENING.days } },
    })
    expect((await setHours(null)).status).toBe(200)
    expect([(await drink()).schedule, await notNow()]).toEqual([null, undefined])
  })

  it('stay when something else is changed, and come along with a copy', async () => {
    await setHours(EVENING)
    await office.update(DRINK, (await drink()).version, { calories: 321 })
    expect((await drink()).schedule).toEqual(EVENING)
    const { body } = await office.post('/duplicateMenuItem', { id: DRINK })
    expect(body.item).toMatchObject({ schedule: EVENING })
  })

  it('of a new dish are those that were entered', async () => {
    const { id, schedule } = await office.aNew({ name: 'Late Dal', schedule: EVENING })
    expect(schedule).toEqual(EVENING)
    expect(await notNow(id)).toBe('Only 5 p.m. - 10 p.m.')
  })

  it.each([
    [scheduleOf({}), 'schedule', 'Please add a time on at least one day'],
    [
      scheduleOf({
        monday: [
          ['11:00', '15:00'],
          ['14:00', '16:00'],
        ],
      }),
      'schedule.days.monday.0',
      'These times overlap',
    ],
    [{ ...LUNCH, until: '2027-02-31' }, 'schedule.dates', 'Please enter a valid date'],
  ])('are refused with %j at their field, of a category too', async (schedule, field, sentence) => {
    const refusal = { status: 400, body: { code: 'invalid_input', userMessage: expect.stringContaining(sentence) } }
    for (const reply of [await setHours(schedule), await setOfCategory(schedule)]) {
      expect(reply).toMatchObject(refusal)
      expect(reply.body.fields).toContainEqual({ field, sentence })
    }
  })
})

describe('hours of a category (menu 83)', () => {
  it('hold for its dishes that have none of their own', async () => {
    const reply = bodyOf(categories.setCategoryHours, await setOfCategory(EVENING))
    expect(reply.categories.find(({ id }) => id === 'drinks')?.schedule).toEqual(EVENING)
    expect(await notNow()).toBe('Only 5 p.m. - 10 p.m.')
    await setHours(LUNCH)
    expect(await notNow()).toBeUndefined()
    expect((await office.audited('category:drinks')).at(-1)).toMatchObject({
      action: 'setCategoryHours',
      before: { schedule: null },
      after: { schedule: EVENING },
    })
    expect((await office.menu()).categories.find(({ id }) => id === 'drinks')?.schedule).toEqual(EVENING)
  })

  it('that are as before change nothing, and a category that is not there has none', async () => {
    await setOfCategory(EVENING)
    const before = await office.menu()
    expect((await setOfCategory(EVENING)).status).toBe(200)
    expect((await office.menu()).version).toBe(before.version + 1)
    expect((await office.audited('category:drinks')).length).toBe(2)
    expect((await setOfCategory(EVENING, 'nothing')).body.code).toBe('category_not_found')
  })
})
