import { getLocationMenu } from '@sizzle/contract/menu.ts'
import * as contract from '@sizzle/contract/menu-groups.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aGroupForm } from '../testing/a-dish.ts'
import { inAnHour, markOption } from '../testing/a-menu-with-options.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)
const OPTIONS = [
  { id: 'mint', name: 'Mint', price: 0.75, preset: 1 },
  { id: null, name: 'Tamarind', price: 0.75 },
]
const form = (changes: object = {}) => aGroupForm({ name: 'Dip bar', options: OPTIONS, ...changes })
const save = (changes: object, id: string | null = null, expectedVersion: number | null = null) =>
  office.post('/saveOptionGroup', { id, expectedVersion, group: form(changes) })
const aNew = async (changes: object = {}) => {
  const reply = await save(changes)
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  return bodyOf(contract.saveOptionGroup, reply).group
}
const setGroups = (itemId: string, expectedVersion: number, groups: object[]) =>
  office.post('/setItemGroups', { itemId, expectedVersion, groups })
const groupNow = async (id: string) => {
  const reply = await (await office.manager()).get('/getOptionGroups?locationId=truro')
  return bodyOf(contract.getOptionGroups, reply).groups.find((one) => one.id === id)
}

let dish: { id: string; version: number }
beforeAll(async () => {
  dish = await office.aNew({ name: 'With chutneys', price: 2 })
})

describe('a group of options', () => {
  it('is saved with ids out of its names, offered by a dish and changed for all that offer it', async () => {
    const group = await aNew()
    expect(group).toMatchObject({ id: 'dip-bar', usedBy: 0, version: 1, updatedBy: 'Anita Rao' })
    expect(group.options.map(({ id }) => id)).toEqual(['mint', 'tamarind'])
    expect((await aNew()).id).toBe('dip-bar-1')
    const set = await setGroups(dish.id, dish.version, [{ groupId: 'dip-bar', free: 1, prices: { tamarind: 1.5 } }])
    expect(set.body).toMatchObject({
      item: {
        version: 2,
        startPrice: 2,
        groups: [{ groupId: 'dip-bar', position: 0, free: 1, prices: { tamarind: 1.5 } }],
      },
    })
    const changed = await save(
      { name: 'Dips', options: [...OPTIONS, { id: null, name: 'Mint', price: 1 }] },
      'dip-bar',
      1,
    )
    expect(changed.body).toMatchObject({ group: { id: 'dip-bar', name: 'Dips', usedBy: 1, version: 2 } })
    const menu = bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
    expect(menu.optionGroups.find(({ id }) => id === 'dip-bar')?.options.map(({ id }) => id)).toEqual([
      'mint',
      'tamarind',
      'mint-1',
    ])
    expect((await office.audited('option_group:dip-bar')).at(-1)).toMatchObject({
      action: 'saveOptionGroup',
      before: { name: 'Dip bar' },
      after: { name: 'Dips', options: [{ id: 'mint', price: 75 }, { id: 'tamarind' }, { id: 'mint-1' }] },
    })
  })

  it('keeps what is sold out when it is saved', async () => {
    const { id } = await aNew({ name: 'Breads of today' })
    await markOption(app(), id, 'mint', inAnHour())
    await save({ name: 'Breads' }, id, 1)
    expect((await groupNow(id))?.options).toMatchObject([{ soldOut: { until: expect.any(String) } }, { soldOut: null }])
  })

  it.each<[object, string, string]>([
    [{ name: ' ' }, 'name', 'Group name is required'],
    [{ name: '🌶️'.repeat(200) }, 'name', 'A name can have at most 60 characters'],
    [{ options: [] }, 'options', 'Add at least one option'],
    [{ min: -1 }, 'min', 'The minimum must be a whole number of 0 or more'],
    [{ min: 1.5 }, 'min', 'The minimum must be a whole number of 0 or more'],
    [{ max: 1e9 }, 'max', 'The maximum must be a whole number from the minimum to 20'],
    [
      { maxEach: 0, options: [{ id: 'a', name: 'A', price: 1 }] },
      'maxEach',
      'Units of one option must be a whole number from 1 to 20',
    ],
    [{ free: 5 }, 'free', 'Free units must be a whole number from 0 to the maximum'],
    [{ min: 4, maxEach: 1 }, 'min', 'There are not enough options to reach the minimum'],
    [
      { options: [{ id: 'a', name: 'A', price: 1, preset: 3 }] },
      'options',
      'More is chosen at the start than the group allows',
    ],
    [{ kind: 'size', free: 0 }, 'min', 'Exactly one size is chosen: minimum and maximum must be 1, without free units'],
    [{ options: [...OPTIONS, { id: 'b', name: '', price: 1 }] }, 'options.2.name', 'Option name is required'],
    [
      { options: [...OPTIONS, { id: 'b', name: 'B', price: '12,50' }] },
      'options.2.price',
      'Price must be from -100.00 to 500.00',
    ],
    [
      { options: [...OPTIONS, { id: 'b', name: 'B', price: 0.001 }] },
      'options.2.price',
      'Price must be from -100.00 to 500.00',
    ],
    [
      { options: [...OPTIONS, { id: 'b', name: 'B', price: 1e9 }] },
      'options.2.price',
      'Price must be from -100.00 to 500.00',
    ],
    [
      { options: [...OPTIONS, { id: 'b', name: 'B', price: 1, itemId: 'no-dish' }] },
      'options.2.itemId',
      'This item is no longer on the menu',
    ],
    [
      { options: [...OPTIONS, { id: 'b', name: 'B', price: 1, groupIds: ['nothing'] }] },
      'options.2.groupIds',
      'This group is no longer there',
    ],
    [
      { options: Array.from({ length: 61 }, (_, n) => ({ id: null, name: `O${n}`, price: 1 })) },
      'options',
      'A group can have at most 60 options',
    ],
  ])('is refused with %j (menu 31)', async (change, field, sentence) => {
    const reply = await save(change)
    expect(reply).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
    expect(reply.body.fields).toContainEqual({ field, sentence })
  })

  it('is refused where it would leave a dish that nobody can order', async () => {
    const { id } = await aNew({ name: 'Discounts', max: 1, free: 0 })
    const cheap = await office.aNew({ name: 'Cheap', price: 1 })
    await setGroups(cheap.id, 1, [{ groupId: id, min: 2, max: 2 }])
    const reply = await save(
      { name: 'Discounts', options: [{ id: 'mint', name: 'Mint', price: 1 }], max: 1, maxEach: 1, free: 0 },
      id,
      1,
    )
    expect(reply.body).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: `usedBy.${cheap.id}`, sentence: 'Cheap: There are not enough options to reach the minimum' }],
    })
    expect((await setGroups(cheap.id, 2, [])).status).toBe(200)
    const off = { name: 'Discounts', options: [{ id: 'less', name: 'Less', price: -1 }], max: 1, free: 0, maxEach: 1 }
    expect((await save(off, id, 1)).status).toBe(200)
    expect((await setGroups(cheap.id, 3, [{ groupId: id }])).body).toMatchObject({
      fields: [{ field: 'price', sentence: 'Some choices would make the item cheaper than 0.01' }],
    })
    await office.update(cheap.id, 3, { price: 3 })
    expect((await setGroups(cheap.id, 4, [{ groupId: id }])).status).toBe(200)
    expect((await office.update(cheap.id, 5, { price: 0.5 })).body).toMatchObject({
      fields: [{ field: 'price', sentence: 'Some choices would make the item cheaper than 0.01' }],
    })
  })

  it('of two who change it the second reads who was first (menu 69)', async () => {
    const { id } = await aNew({ name: 'Both' })
    await save({ name: 'First' }, id, 1)
    expect(await save({ name: 'Second' }, id, 1)).toMatchObject({
      status: 409,
      body: { code: 'option_group_changed', current: { version: 2, changedBy: 'Anita Rao', group: { name: 'First' } } },
    })
    expect((await save({}, 'nothing', 1)).body.code).toBe('option_group_not_found')
  })

  it('is deleted when nobody offers it (menu 70)', async () => {
    const { id } = await aNew({ name: 'To go' })
    const holder = await office.aNew({ name: 'Holder' })
    await setGroups(holder.id, 1, [{ groupId: id }])
    const remove = (expectedVersion = 1) => office.post('/deleteOptionGroup', { id, expectedVersion })
    expect(await remove()).toMatchObject({
      status: 409,
      body: { code: 'option_group_in_use', userMessage: 'This group is used by Holder. Take it off there first.' },
    })
    expect((await remove(7)).body.code).toBe('option_group_changed')
    await setGroups(holder.id, 2, [])
    expect((await remove()).status).toBe(200)
    expect((await remove()).body.code).toBe('option_group_not_found')
  })
})

describe('the groups of a dish', () => {
  it('decide its price where one is of sizes: it follows the size that is chosen at the start', async () => {
    const { id } = await aNew({
      name: 'Sizes',
      kind: 'size',
      min: 1,
      max: 1,
      maxEach: 1,
      free: 0,
      options: [
        { id: 'half', name: 'Half', price: 7 },
        { id: 'full', name: 'Full', price: 11, preset: 1 },
      ],
    })
    const sized = await office.aNew({ name: 'Sized', price: 3 })
    expect((await setGroups(sized.id, 1, [{ groupId: id }])).body).toMatchObject({
      item: { price: 11, startPrice: 11, hasSizes: true },
    })
    expect((await setGroups(sized.id, 2, [{ groupId: id, prices: { full: 12 } }])).body).toMatchObject({
      item: { price: 12 },
    })
    const second = await aNew({
      name: 'More sizes',
      kind: 'size',
      min: 1,
      max: 1,
      free: 0,
      maxEach: 1,
      options: [{ id: 'a', name: 'A', price: 1, preset: 1 }],
    })
    expect((await setGroups(sized.id, 3, [{ groupId: id }, { groupId: second.id }])).body).toMatchObject({
      fields: [{ field: 'groups', sentence: 'An item can have only one size group' }],
    })
  })

  it.each<[object[], string, string]>([
    [[{ groupId: 'nothing' }], 'groups.0', 'This group is no longer there'],
    [[{ groupId: 'dip-bar' }, { groupId: 'dip-bar' }], 'groups.1', 'This group is asked twice'],
    [[{ groupId: 'dip-bar', min: 0.5 }], 'groups.0.min', 'Please enter a whole number'],
    [[{ groupId: 'dip-bar', max: 21 }], 'groups.0.max', 'The maximum must be a whole number from the minimum to 20'],
    [
      [{ groupId: 'dip-bar', min: 3, hidden: ['mint', 'mint-1'] }],
      'groups.0.min',
      'There are not enough options to reach the minimum',
    ],
    [[{ groupId: 'dip-bar', prices: { mint: 501 } }], 'groups.0.prices.mint', 'Price must be from -100.00 to 500.00'],
    [[{ groupId: 'dip-bar', prices: { mint: '1,5' } }], 'groups.0.prices.mint', 'Price must be from -100.00 to 500.00'],
  ])('are refused when they are %j', async (groups, field, sentence) => {
    const { version } = (await office.item(dish.id)) ?? { version: 0 }
    const reply = await setGroups(dish.id, version, groups)
    expect(reply.status).toBe(400)
    expect(reply.body.fields).toContainEqual({ field, sentence })
  })

  it('are changed by one after the other', async () => {
    expect((await setGroups(dish.id, 1, [])).body).toMatchObject({
      code: 'menu_item_changed',
      current: { fields: ['groups'] },
    })
    expect((await setGroups('nothing', 1, [])).body.code).toBe('menu_item_not_found')
  })
})
