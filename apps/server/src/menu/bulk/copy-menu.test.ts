import { getLocationMenu } from '@sizzle/contract/menu.ts'
import { copyMenu, previewMenuCopy } from '@sizzle/contract/menu-copy.ts'
import { getOptionGroups } from '@sizzle/contract/menu-groups.ts'
import { addMenuItem, getLocationMenuAdmin } from '@sizzle/contract/menu-office.ts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { aDish } from '../../testing/a-dish.ts'
import { putMenu } from '../../testing/a-menu-with-options.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { locationOffice } from '../../testing/location-office.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
let admin: Caller
let to: string
const { aNew } = locationOffice(app, () => admin)
const COMBO = { kind: 'items', ids: ['lunch-combo'] }

beforeAll(async () => {
  admin = await app().admin()
  await putMenu(app())
  await app().database.db.run(
    sql`update menu_items set description = 'Good.' where location_id = 'truro' and description = ''`,
  )
})
beforeEach(async () => {
  to = (await aNew()).id
})

const ask = (what: object, toLocationIds = [to], by = admin) =>
  by.post('/previewMenuCopy', { fromLocationId: 'truro', toLocationIds, what })
async function preview(what: object) {
  const [target] = bodyOf(previewMenuCopy, await ask(what)).targets
  if (!target) throw new Error('no target')
  return target
}
const send = (what: object, previewHash: string, overwrite: 'all' | string[] = []) =>
  admin.post('/copyMenu', { fromLocationId: 'truro', toLocationId: to, what, overwrite, previewHash })
async function copy(what: object, overwrite: 'all' | string[] = []) {
  const { previewHash } = await preview(what)
  return bodyOf(copyMenu, await send(what, previewHash, overwrite))
}
const menuOf = async (locationId: string) =>
  bodyOf(getLocationMenuAdmin, await admin.get(`/getLocationMenuAdmin?locationId=${locationId}`))
const itemThere = async (id: string) => (await menuOf(to)).items.find((item) => item.id === id)
const stateOf = (parts: readonly { key: string; state: string }[]) =>
  Object.fromEntries(parts.map(({ key, state }) => [key, state]))

describe('copying to another location', () => {
  it('brings along the groups of a combo and its dishes, and then there is nothing left to copy (menu 80)', async () => {
    const before = await preview(COMBO)
    expect(stateOf(before.parts)).toEqual({
      'group:main': 'new',
      'group:side': 'new',
      'group:drink': 'new',
      'item:lunch-combo': 'new',
      'item:lamb-curry': 'new',
      'item:naan': 'new',
      'item:pop': 'new',
    })
    expect(before).toMatchObject({ added: 7, addedItems: 4, addedGroups: 3 })
    expect(await copy(COMBO)).toEqual({ success: true, added: 7, changed: 0 })
    const combo = await itemThere('lunch-combo')
    expect(combo?.groups.map(({ groupId }) => groupId)).toEqual(['main', 'side', 'drink'])
    const menu = bodyOf(getLocationMenu, await (await app().guest()).get(`/getLocationMenu?locationId=${to}`))
    expect(menu.optionGroups.map(({ id }) => id).toSorted()).toEqual(['drink', 'main', 'side'])
    // What has come along is there now: the combo alone is compared.
    expect(await preview(COMBO)).toMatchObject({ added: 0, differing: 0, blocked: 0, parts: [] })
    const audited = await app().database.db.many<{ subject: string; before: object | null }>(
      sql`select subject, before from audit where action = 'copyMenu' and location_id = ${to} order by id`,
    )
    expect(audited.map(({ subject }) => subject).toSorted()).toEqual([
      'menu',
      'menu_item:lamb-curry',
      'menu_item:lunch-combo',
      'menu_item:naan',
      'menu_item:pop',
      'option_group:drink',
      'option_group:main',
      'option_group:side',
    ])
  })

  it('overwrites of what differs only what is ticked, and leaves it hidden where it was', async () => {
    await copy(COMBO)
    await admin.post('/updateMenuItem', {
      locationId: to,
      id: 'pop',
      expectedVersion: 1,
      updates: { price: 3.33, isAvailable: false },
    })
    await admin.post('/updateMenuItem', { locationId: to, id: 'naan', expectedVersion: 1, updates: { price: 4.44 } })
    const both = { kind: 'items', ids: ['pop', 'naan'] }
    const { parts } = await preview(both)
    expect(parts.map(({ key, fields }) => ({ key, fields }))).toEqual([
      { key: 'item:naan', fields: [{ field: 'Price', theirs: '$4.44', ours: '$3.99' }] },
      { key: 'item:pop', fields: [{ field: 'Price', theirs: '$3.33', ours: '$2.50' }] },
    ])
    expect(await copy(both, ['item:pop'])).toMatchObject({ added: 0, changed: 1 })
    expect(await itemThere('pop')).toMatchObject({ price: 2.5, isAvailable: false, version: 3 })
    expect(await itemThere('naan')).toMatchObject({ price: 4.44, version: 2 })
    const audited = await app().database.db.many<{ before: object; after: object }>(
      sql`select before, after from audit where subject = 'menu_item:pop' and location_id = ${to} order by id desc limit 1`,
    )
    expect(audited[0]).toEqual({ before: { price: 333 }, after: { price: 250, version: 3 } })
    expect(await copy(both, 'all')).toMatchObject({ changed: 1 })
  })

  describe('a group that is different there', () => {
    const side = async (locationId = to) => {
      const reply = await admin.get(`/getOptionGroups?locationId=${locationId}`)
      return bodyOf(getOptionGroups, reply).groups.find(({ id }) => id === 'side')
    }
    /** With its option at another price, and a second one that can be chosen. */
    async function changeThere() {
      const group = await side()
      if (!group) throw new Error('no group')
      const options = group.options.map(({ id, name, itemId }) => ({ id, name, itemId, price: 1.75 }))
      const { name, kind, min, maxEach, free } = group
      const entered = {
        ...{ name, kind, min, max: 2, maxDistinct: 2, maxEach, free },
        options: [...options, { id: 'rice', name: 'Rice', itemId: 'naan', price: 0 }],
      }
      const wish = { locationId: to, id: 'side', expectedVersion: group.version, group: entered }
      expect((await admin.post('/saveOptionGroup', wish)).status).toBe(200)
    }

    it('says in words what is different, and stays as it is until it is ticked', async () => {
      await copy(COMBO)
      await changeThere()
      const { parts } = await preview(COMBO)
      expect(parts.map(({ key, state }) => `${key} ${state}`)).toEqual(['group:side differs'])
      expect(parts[0]?.fields).toEqual(
        expect.arrayContaining([
          { field: 'Max', theirs: '2', ours: '1' },
          { field: 'Options › Garlic naan › Price', theirs: '$1.75', ours: '$0.50' },
          { field: 'Options › Rice › Name', theirs: 'Rice', ours: null },
        ]),
      )
      expect(await copy(COMBO)).toMatchObject({ added: 0, changed: 0 })
      expect((await side())?.options.map(({ price }) => price)).toEqual([1.75, 0])
    })

    it('becomes the same where it is overwritten, for all dishes that offer it, and the trail says so', async () => {
      await copy(COMBO)
      await changeThere()
      expect(await copy(COMBO, ['group:side'])).toMatchObject({ added: 0, changed: 1 })
      const [ours, theirs] = [await side('truro'), await side()]
      expect(theirs?.options.map(({ id, price }) => [id, price])).toEqual(
        ours?.options.map(({ id, price }) => [id, price]),
      )
      expect(theirs).toMatchObject({ max: ours?.max, version: 3 })
      expect(await preview(COMBO)).toMatchObject({ differing: 0, blocked: 0 })
      const [entry] = await app().database.db.many<{ before: object; after: object }>(
        sql`select before, after from audit where subject = 'option_group:side' and location_id = ${to} order by id desc limit 1`,
      )
      expect(entry).toMatchObject({ before: { max: 2 }, after: { max: 1 } })
    })

    it('is not overwritten where a dish of that place could no longer be ordered', async () => {
      await copy(COMBO)
      await changeThere()
      const own = bodyOf(
        addMenuItem,
        await admin.post('/addMenuItem', { locationId: to, ...aDish({ name: 'Two breads' }) }),
      )
      const groups = [{ groupId: 'side', min: 2, max: 2 }]
      const wish = { locationId: to, itemId: own.item.id, expectedVersion: own.item.version, groups }
      expect((await admin.post('/setItemGroups', wish)).status).toBe(200)
      expect((await preview(COMBO)).parts).toMatchObject([
        {
          key: 'group:side',
          state: 'blocked',
          reason: 'Two breads: There are not enough options to reach the minimum',
        },
      ])
      expect(await copy(COMBO, 'all')).toMatchObject({ changed: 0 })
    })
  })

  it('copies a whole menu, which is the same then; dishes of its own stay', async () => {
    await admin.post('/addMenuItem', { locationId: to, ...aDish({ name: 'Only here' }) })
    const { added } = await copy({ kind: 'menu' })
    const [ours, theirs] = [await menuOf('truro'), await menuOf(to)]
    expect(added).toBeGreaterThan(ours.items.length)
    expect(theirs.items).toHaveLength(ours.items.length + 1)
    expect(await preview({ kind: 'menu' })).toMatchObject({ added: 0, differing: 0, blocked: 0 })
    const figures = ({ items }: typeof ours) => items.map(({ id, price, startPrice }) => [id, price, startPrice].join())
    expect(figures(theirs).toSorted()).toEqual(expect.arrayContaining(figures(ours).toSorted()))
  })

  it('brings a category that is missing, and blocks one that is there under another id with all that is in it', async () => {
    const { body } = await admin.post('/addCategory', { locationId: 'truro', name: `Sweets ${to}` })
    const category = String(body.id)
    await admin.post('/addMenuItem', { locationId: 'truro', ...aDish({ name: `Kheer ${to}`, category }) })
    const what = { kind: 'categories', ids: [category] }
    const parts = (await preview(what)).parts
    expect(parts.map(({ kind, state }) => `${kind} ${state}`)).toEqual(['category new', 'item new'])
    expect(await preview(what)).toMatchObject({ added: 2, addedItems: 1, addedGroups: 0 })
    await admin.post('/addCategory', { locationId: to, name: 'Something' })
    await admin.post('/renameCategory', { locationId: to, id: 'something', name: `SWEETS ${to}` })
    const blocked = await preview(what)
    expect(blocked.parts.map(({ state, reason }) => [state, reason])).toEqual([
      ['blocked', 'Category already exists'],
      ['blocked', `It needs “Sweets ${to}”, which cannot be copied`],
    ])
    expect(await copy(what)).toMatchObject({ added: 0, changed: 0 })
    expect((await menuOf(to)).items).toEqual([])
  })

  it('is refused with an old preview, and writes nothing then', async () => {
    const { previewHash } = await preview(COMBO)
    await admin.post('/addMenuItem', { locationId: to, ...aDish({ name: 'Pop', price: 9 }) })
    const reply = await send(COMBO, previewHash)
    expect([reply.status, reply.body.code]).toEqual([409, 'menu_preview_old'])
    expect((await menuOf(to)).items).toHaveLength(1)
  })

  it('pressed twice at once is done once', async () => {
    const { previewHash } = await preview(COMBO)
    const replies = await Promise.all([send(COMBO, previewHash), send(COMBO, previewHash)])
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
  })

  it('needs the right at both locations', async () => {
    const here = await aColleague(app(), 'manager', ['truro'])
    const there = await aColleague(app(), 'manager', [to])
    const staff = await aColleague(app(), 'staff', ['truro', to])
    for (const by of [here, there]) expect((await ask(COMBO, [to], by)).body.code).toBe('location_unavailable')
    expect((await ask(COMBO, [to], staff)).status).toBe(403)
    const { previewHash } = await preview(COMBO)
    const wish = { fromLocationId: 'truro', toLocationId: to, what: COMBO, overwrite: 'all', previewHash }
    for (const by of [here, there]) expect((await by.post('/copyMenu', wish)).status).toBe(404)
    expect((await ask(COMBO, ['truro'])).body.code).toBe('invalid_input')
    expect((await ask({ kind: 'items', ids: ['no-such'] })).body.code).toBe('menu_item_not_found')
    expect((await ask({ kind: 'categories', ids: ['no-such'] })).body.code).toBe('category_not_found')
  })

  it('is on every open menu at once', async () => {
    const reader = await readLive(app().url, { cookie: (await app().guest()).cookie })
    await reader.until(({ event }) => event === 'hello')
    await copy(COMBO)
    await reader.until(({ event, data }) => event === 'change' && data.topic === 'menu.changed' && data.id === to)
    reader.close()
  })
})
