import { changePrices, previewPrices } from '@sizzle/contract/menu-prices.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { putMenu } from '../../testing/a-menu-with-options.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { readLive } from '../../testing/live-reader.ts'
import { menuOffice } from '../../testing/menu-office.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)
const CHICKEN = { kind: 'items', ids: ['butter-chicken'] }
const rule = (changes: object = {}) => ({
  what: CHICKEN,
  change: { percent: 10 },
  rounding: 'none',
  includeOptions: false,
  ...changes,
})

beforeEach(() => putMenu(app()))

const ask = async (wish: object) => (await office.manager()).post('/previewPrices', { locationIds: ['truro'], ...wish })
async function preview(wish: object) {
  const [target] = bodyOf(previewPrices, await ask(wish)).targets
  if (!target) throw new Error('no target')
  return target
}
const send = (wish: object, previewHash: string) => office.post('/changePrices', { ...wish, previewHash })
async function change(wish: object) {
  return bodyOf(changePrices, await send(wish, (await preview(wish)).previewHash))
}
const linesOf = async (wish: object) =>
  (await preview(wish)).lines.map(({ name, before, after, reason }) => [name, before, after, reason])

describe('prices in bulk', () => {
  it('changes the sizes of a dish with sizes, and what it costs follows (menu 81)', async () => {
    expect(await linesOf(rule({ rounding: '.49' }))).toEqual([
      ['Butter Chicken, Full', 17.49, 19.49, null],
      ['Butter Chicken, Half', 12.49, 13.49, null],
    ])
    const before = await office.item('butter-chicken')
    expect(await change(rule({ rounding: '.49' }))).toMatchObject({ changed: 2 })
    expect(await office.item('butter-chicken')).toMatchObject({ price: 19.49, startPrice: 19.49, hasSizes: true })
    expect(before?.price).toBe(17.49)
    const [entry] = (await office.audited('option_group:size')).slice(-1)
    expect(entry).toMatchObject({
      action: 'changePrices',
      before: { options: [{ price: 1749 }, { price: 1249 }] },
      after: { options: [{ price: 1949 }, { price: 1349 }] },
    })
  })

  it('changes dishes one entry each, by an amount and by category', async () => {
    const item = await office.item('naan')
    const what = { kind: 'items', ids: ['naan', 'pop'] }
    expect(await change(rule({ what, change: { amount: 0.5 } }))).toMatchObject({ changed: 2 })
    expect(await office.item('naan')).toMatchObject({ price: 4.49, version: (item?.version ?? 0) + 1 })
    expect((await office.audited('menu_item:pop')).at(-1)).toMatchObject({
      before: { price: 250 },
      after: { price: 300 },
    })
    const category = { kind: 'categories', ids: [item?.category ?? ''] }
    expect((await preview(rule({ what: category }))).changing).toBeGreaterThan(2)
  })

  it('changes what is paid for options when that is asked, and nothing that is free', async () => {
    const lines = await linesOf(rule({ includeOptions: true, rounding: '0.05' }))
    expect(lines).toEqual([
      ['Butter Chicken, Full', 17.49, 19.25, null],
      ['Butter Chicken, Half', 12.49, 13.75, null],
      ['Bread, Garlic Naan', 3.99, 4.4, null],
      ['Bread, Roti', 2.49, 2.75, null],
      ['Chutneys, Mint', 0.75, 0.85, null],
      ['Chutneys, Tamarind', 0.75, 0.85, null],
      ['Chutneys, Mango', 1.25, 1.4, null],
    ])
    const combo = { kind: 'items', ids: ['lunch-combo'] }
    expect((await linesOf(rule({ what: combo, includeOptions: true }))).map(([name]) => name)).toEqual([
      'Lunch Combo',
      'Main, Lamb Curry',
      'Side, Garlic Naan',
    ])
  })

  it('gives a size that other dishes share a price at this dish alone, and leaves their options', async () => {
    await app().database.db.run(sql`
      insert into item_option_groups (location_id, item_id, group_id, position)
      values ('truro', 'lamb-curry', 'size', 0), ('truro', 'lamb-curry', 'bread', 1)`)
    const wish = rule({ includeOptions: true })
    const refused = (await linesOf(wish)).filter(([, , after]) => after === null)
    expect(refused).toEqual([
      ['Bread, Garlic Naan', 3.99, null, 'Also offered by Lamb Curry, which keeps its prices'],
      ['Bread, Roti', 2.49, null, 'Also offered by Lamb Curry, which keeps its prices'],
    ])
    await change(wish)
    expect(await office.item('butter-chicken')).toMatchObject({
      price: 19.24,
      groups: [
        { groupId: 'size', prices: { full: 19.24, half: 13.74 } },
        { groupId: 'bread' },
        { groupId: 'chutneys' },
      ],
    })
    expect(await office.item('lamb-curry')).toMatchObject({ startPrice: 17.49 })
  })

  it('never makes a price 0, less or more than can be: those lines stay and say why', async () => {
    const what = { kind: 'items', ids: ['naan', 'pop'] }
    const wish = rule({ what, change: { amount: -3 } })
    expect(await linesOf(wish)).toEqual([
      ['Naan', 3.99, 0.99, null],
      ['Pop', 2.5, null, 'The price would be 0 or less'],
    ])
    expect(await change(wish)).toMatchObject({ changed: 1 })
    expect(await office.item('pop')).toMatchObject({ price: 2.5 })
    const huge = await linesOf(rule({ what, change: { amount: 10_000 } }))
    expect(huge.every(([, , after, reason]) => after === null && reason === 'The price would be above 10000.00')).toBe(
      true,
    )
  })

  it.each([
    ['a third decimal', { change: { percent: 1.234 } }],
    ['more than is allowed', { change: { percent: 501 } }],
    ['less than is allowed', { change: { percent: -91 } }],
    ['half a cent', { change: { amount: 0.005 } }],
    ['both', { change: { percent: 1, amount: 1 } }],
    ['another rounding', { rounding: '.95' }],
    ['nothing chosen', { what: { kind: 'items', ids: [] } }],
  ])('refuses %s', async (_, changes) => {
    expect((await ask(rule(changes))).status).toBe(400)
  })

  it('is refused with an old preview and for locations of others; of two presses one is done', async () => {
    const { previewHash } = await preview(rule())
    const replies = await Promise.all([send(rule(), previewHash), send(rule(), previewHash)])
    expect(replies.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409'])
    expect(replies.map(({ body }) => body.code)).toContain('menu_preview_old')
    const other = await aColleague(app(), 'manager', ['new-glasgow'])
    expect((await other.post('/previewPrices', { locationIds: ['truro'], ...rule() })).status).toBe(404)
    expect((await other.post('/changePrices', { locationId: 'truro', ...rule(), previewHash })).status).toBe(404)
  })

  it('is on every open menu at once', async () => {
    const reader = await readLive(app().url, { cookie: (await app().guest()).cookie })
    await reader.until(({ event }) => event === 'hello')
    await change(rule())
    await reader.until(({ event, data }) => event === 'change' && data.topic === 'menu.changed')
    reader.close()
  })
})
