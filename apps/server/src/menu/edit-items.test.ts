import { getLocationMenu } from '@sizzle/contract/menu.ts'
import * as contract from '@sizzle/contract/menu-office.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { aDish } from '../testing/a-dish.ts'
import { bodyOf } from '../testing/body-of.ts'
import { readLive } from '../testing/live-reader.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp({}, () => new Date('2026-11-21T16:00:00.000Z'))
const office = menuOffice(app)

describe('a dish', () => {
  it('is added with all that the form says, and is on the site at once', async () => {
    const item = await office.aNew({ name: ' Dal Bukhara ' })
    expect(item).toMatchObject({
      ...aDish(),
      name: 'Dal Bukhara',
      id: 'dal-bukhara',
      isSpecialNow: true,
      isAvailable: true,
      version: 1,
      updatedBy: 'Anita Rao',
      startPrice: 14.49,
    })
    const menu = bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
    expect(menu.items.filter(({ category }) => category === 'veg-curries').at(-1)).toMatchObject({ id: 'dal-bukhara' })
    expect(await office.audited('menu_item:dal-bukhara')).toMatchObject([
      { action: 'addMenuItem', actor_name: 'Anita Rao', location_id: 'truro', before: null, after: { price: 1449 } },
    ])
  })

  it('reads on the menu as it was written: marks that turn the direction of its name are taken away (menu 88)', async () => {
    await office.aNew({ name: '\u202eevil\u202c', description: 'Safe \u2067and\u2069 sound' })
    const menu = bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
    expect(menu.items.find(({ id }) => id === 'evil')).toMatchObject({ name: 'evil', description: 'Safe and sound' })
  })

  it('leaves out what is empty', async () => {
    const item = await office.aNew({ name: 'Plain', prepTime: null, calories: null, image: '', tags: [' ', 'a', 'a'] })
    expect(item).toMatchObject({ prepTime: 15, calories: null, image: null, tags: ['a'] })
  })

  it('gets a number behind its id where that is taken (menu 5)', async () => {
    const ids = []
    for (let n = 0; n < 3; n += 1) ids.push((await office.aNew({ name: 'Thali!' })).id)
    expect(ids).toEqual(['thali', 'thali-1', 'thali-2'])
    expect((await office.aNew({ name: 'x'.repeat(100) })).id).toHaveLength(100)
  })

  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: '🌶️'.repeat(1000) }, 'name', 'Name can have at most 100 characters'],
    [{ description: '' }, 'description', 'Description is required'],
    [{ category: '' }, 'category', 'Category is required'],
    [{ category: 'soups' }, 'category', 'Please choose a category of this menu'],
    [{ price: 0 }, 'price', 'Valid price is required'],
    [{ price: -1 }, 'price', 'Valid price is required'],
    [{ price: 0.001 }, 'price', 'Valid price is required'],
    [{ price: 1e9 }, 'price', 'Valid price is required'],
    [{ price: 1e308 }, 'price', 'Valid price is required'],
    [{ price: '12,50' }, 'price', 'Valid price is required'],
    [{ price: '12.50' }, 'price', 'Valid price is required'],
    [{ price: null }, 'price', 'Valid price is required'],
    [{ prepTime: -1 }, 'prepTime', 'Preparation time must be a number of minutes'],
    [{ prepTime: 1e12 }, 'prepTime', 'Preparation time must be a number of minutes'],
    [{ calories: 0.5 }, 'calories', 'Calories must be a whole number of 0 or more'],
    [{ specialStartDate: '' }, 'specialStartDate', 'Start date is required'],
    [{ specialEndDate: null }, 'specialEndDate', 'End date is required'],
    [{ specialEndDate: '2026-11-20' }, 'specialEndDate', 'End date must be after start date'],
    [{ specialEndDate: '2026-02-31' }, 'specialEndDate', 'End date is required'],
    [{ image: 'http://x.example.com/a.jpg' }, 'image', 'Image address must start with https://'],
    [{ image: 'https://169.254.169.254/a.jpg' }, 'image', 'Image address must start with https://'],
    [{ image: 'javascript:alert(1)' }, 'image', 'Image address must start with https://'],
    [{ tags: new Array(21).fill(0).map((_, n) => `${n}`) }, 'tags', 'At most 20 tags of at most 40 characters each'],
  ])('is refused with %j, when it is added and when it is changed', async (change, field, sentence) => {
    const refusal = {
      status: 400,
      body: { code: 'invalid_input', userMessage: sentence, fields: [{ field, sentence }] },
    }
    expect(await office.add(change)).toMatchObject(refusal)
    const { id } = await office.aNew({ name: 'To be changed' })
    expect(await office.update(id, 1, change)).toMatchObject(refusal)
  })

  it.each(['', 'x'.repeat(101), 'dal tadka', '../dal'])('has no id like %j', async (id) => {
    const calls = [
      await office.update(id, 1, { price: 9 }),
      await office.post('/duplicateMenuItem', { id }),
      await office.post('/deleteMenuItem', { id }),
      await office.post('/setMenuItemAvailability', { updates: [{ id, isAvailable: false }] }),
    ]
    expect(calls.map(({ status, body }) => [status, body.code])).toEqual(calls.map(() => [400, 'invalid_input']))
  })

  it('changes what is sent and keeps the rest; what is sent empty is empty', async () => {
    const before = await office.aNew({ name: 'Changing' })
    const reply = await office.update(before.id, 1, { price: 9, calories: null, image: '', isTodaysSpecial: false })
    const { item } = bodyOf(contract.updateMenuItem, reply)
    const changed = {
      price: 9,
      startPrice: 9,
      calories: null,
      image: null,
      isTodaysSpecial: false,
      isSpecialNow: false,
      specialStartDate: null,
      specialEndDate: null,
      version: 2,
      updatedAt: '',
    }
    expect({ ...item, updatedAt: '' }).toEqual({ ...before, ...changed })
    expect((await office.audited('menu_item:changing')).at(-1)).toMatchObject({
      action: 'updateMenuItem',
      before: { price: 1449, calories: 480 },
      after: { price: 900, calories: null, version: 2 },
    })
    // What stands there already is no change.
    expect(bodyOf(contract.updateMenuItem, await office.update(before.id, 2, { price: 9 })).item.version).toBe(2)
  })

  it('with sizes has its price there', async () => {
    const dish = await office.item('butter-chicken')
    expect(dish).toMatchObject({ hasSizes: true })
    const refused = await office.update('butter-chicken', dish?.version ?? 0, { price: 20 })
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'price', sentence: 'This item is priced by its sizes. Change them under Options' }],
    })
    const same = await office.update('butter-chicken', dish?.version ?? 0, { price: dish?.price, isPopular: true })
    expect(same.status).toBe(200)
  })
})

describe('two who edit one dish', () => {
  it('the second reads who was first, what is different and when, and can go on from there (menu 67)', async () => {
    const { id } = await office.aNew({ name: 'Both want it' })
    const ravi = await office.manager('Ravi Menon')
    await office.update(id, 1, { price: 16 }, ravi)
    await office.update(id, 2, { description: 'Even better' }, ravi)
    const reply = await office.update(id, 1, { name: 'Mine' })
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'menu_item_changed',
        current: {
          version: 3,
          changedBy: 'Ravi Menon',
          changedAt: '2026-11-21T16:00:00.000Z',
          fields: ['description', 'price'],
          item: { name: 'Both want it', price: 16 },
        },
      },
    })
    expect((await office.update(id, 3, { name: 'Mine' })).status).toBe(200)
    expect((await office.post('/deleteMenuItem', { id, expectedVersion: 3 })).body.code).toBe('menu_item_changed')
  })

  it('of ten at once one wins', async () => {
    const { id } = await office.aNew({ name: 'Ten of them' })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, n) => office.update(id, 1, { price: 10 + n })))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'menu_item_changed')).toHaveLength(9)
  })

  it('whoever hides a dish is in nobody’s way', async () => {
    const { id } = await office.aNew({ name: 'Hidden meanwhile' })
    await office.post('/setMenuItemAvailability', { updates: [{ id, isAvailable: false }] })
    expect((await office.update(id, 1, { price: 3 })).body).toMatchObject({ item: { isAvailable: false, price: 3 } })
  })
})

describe('a copy', () => {
  it('is hidden, beside the first, with its groups and a name of its own', async () => {
    const first = await office.item('butter-chicken')
    const copy = bodyOf(
      contract.duplicateMenuItem,
      await office.post('/duplicateMenuItem', { id: 'butter-chicken' }),
    ).item
    expect(copy).toMatchObject({
      id: 'butter-chicken-copy',
      name: 'Butter Chicken (Copy)',
      isAvailable: false,
      isTodaysSpecial: false,
      version: 1,
      groups: first?.groups,
      price: first?.price,
      allergens: first?.allergens,
    })
    const again = bodyOf(
      contract.duplicateMenuItem,
      await office.post('/duplicateMenuItem', { id: 'butter-chicken' }),
    ).item
    expect(again.id).toBe('butter-chicken-copy-1')
    const ids = (await office.menu()).items.map(({ id }) => id)
    const at = ids.indexOf('butter-chicken')
    expect(ids.slice(at + 1, at + 3).toSorted()).toEqual(['butter-chicken-copy', 'butter-chicken-copy-1'])
    expect((await office.post('/duplicateMenuItem', { id: 'nothing' })).body.code).toBe('menu_item_not_found')
  })
})

describe('hiding and showing', () => {
  it('takes many at once, all or none', async () => {
    const updates = ['butter-chicken', 'mango-lassi'].map((id) => ({ id, isAvailable: false }))
    const staff = await aColleague(app(), 'staff', ['truro'])
    const reply = await office.post('/setMenuItemAvailability', { updates }, staff)
    expect(bodyOf(contract.setMenuItemAvailability, reply).changed.toSorted()).toEqual([
      'butter-chicken',
      'mango-lassi',
    ])
    expect((await office.post('/setMenuItemAvailability', { updates }, staff)).body.changed).toEqual([])
    const withUnknown = [
      { id: 'mango-lassi', isAvailable: true },
      { id: 'nothing', isAvailable: true },
    ]
    expect((await office.post('/setMenuItemAvailability', { updates: withUnknown })).status).toBe(404)
    expect(await office.item('mango-lassi')).toMatchObject({ isAvailable: false })
    const back = updates.map(({ id }) => ({ id, isAvailable: true }))
    await office.post('/setMenuItemAvailability', { updates: back })
    expect((await office.post('/setMenuItemAvailability', { updates: [] })).body).toMatchObject({
      fields: [{ field: 'updates', sentence: 'Updates are required' }],
    })
    const tooMany = Array.from({ length: 201 }, () => ({ id: 'mango-lassi', isAvailable: true }))
    expect((await office.post('/setMenuItemAvailability', { updates: tooMany })).status).toBe(400)
  })

  it('leaves what is hidden out of the menu of guests, and what has run out in it (menu 84)', async () => {
    const shown = async (id: string) => {
      const reply = await (await app().guest()).get('/getLocationMenu?locationId=truro')
      return bodyOf(getLocationMenu, reply).items.find((item) => item.id === id)
    }
    const { body } = await office.post('/duplicateMenuItem', { id: 'mango-lassi' })
    const { id } = contract.duplicateMenuItem.output.parse(body).item
    expect(await shown(id)).toBeUndefined()
    await office.post('/setMenuItemAvailability', { updates: [{ id, isAvailable: true }] })
    await office.post('/setSoldOut', { kind: 'item', id, state: { for: 'lifted' } })
    expect(await shown(id)).toMatchObject({ name: 'Mango Lassi (Copy)', isSoldOut: true })
  })

  it('is told to open menus', async () => {
    const live = await readLive(app().url)
    try {
      await office.post('/setMenuItemAvailability', { updates: [{ id: 'mango-lassi', isAvailable: false }] })
      const menu = bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
      await live.until(
        ({ data }) =>
          data.topic === 'menu.changed' && data.locationId === 'truro' && Number(data.version) === menu.version,
      )
      expect(menu.items.map(({ id }) => id)).not.toContain('mango-lassi')
    } finally {
      live.close()
      await office.post('/setMenuItemAvailability', { updates: [{ id: 'mango-lassi', isAvailable: true }] })
    }
  })
})

describe('who may', () => {
  const CALLS = [
    ['/addMenuItem', aDish(), 'menu.edit'],
    ['/updateMenuItem', { id: 'mango-lassi', expectedVersion: 1, updates: {} }, 'menu.edit'],
    ['/duplicateMenuItem', { id: 'mango-lassi' }, 'menu.edit'],
    ['/deleteMenuItem', { id: 'mango-lassi', expectedVersion: 1 }, 'menu.edit'],
    ['/setMenuItemAvailability', { updates: [{ id: 'mango-lassi', isAvailable: true }] }, 'menu.availability'],
  ] as const

  it.each(CALLS)('%s: managers at their own locations, %s', async (path, body, right) => {
    const [elsewhere, staff] = [
      await aColleague(app(), 'manager', ['new-glasgow']),
      await aColleague(app(), 'staff', ['truro']),
    ]
    expect(await office.post(path, body, elsewhere)).toMatchObject({
      status: 404,
      body: { code: 'location_unavailable', userMessage: 'Location truro not found or inactive' },
    })
    const byStaff = await office.post(path, body, staff)
    expect(byStaff.status).toBe(right === 'menu.edit' ? 403 : 200)
    expect(await office.post(path, { ...body, locationId: 'nowhere' }, await app().admin())).toMatchObject({
      status: 404,
      body: { code: 'location_unavailable' },
    })
  })

  it('staff see the whole menu with its figures, of their own locations', async () => {
    const staff = await aColleague(app(), 'staff', ['truro'])
    const list = bodyOf(contract.getAvailableLocations, await staff.get('/getAvailableLocations'))
    expect(list.locations).toEqual([{ id: 'truro', name: 'Truro Heights', isActive: true }])
    const menu = bodyOf(contract.getLocationMenuAdmin, await staff.get('/getLocationMenuAdmin?locationId=truro'))
    const hidden = menu.items.filter(({ isAvailable }) => !isAvailable)
    expect(menu.analytics).toMatchObject({ totalItems: menu.items.length, unavailableItems: hidden.length })
    const { analytics } = bodyOf(contract.getMenuAnalytics, await staff.get('/getMenuAnalytics?locationId=truro'))
    expect(analytics).toEqual(menu.analytics)
    expect((await staff.get('/getLocationMenuAdmin?locationId=new-glasgow')).status).toBe(404)
    const { count } = await app().database.db.one<{ count: number }>(
      sql`select count(*)::int as count from menu_items where location_id = 'truro'`,
    )
    expect(menu.items).toHaveLength(count)
  })
})
