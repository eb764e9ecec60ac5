import { getLocationMenu } from '@sizzle/contract/menu.ts'
import * as contract from '@sizzle/contract/menu-categories.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { bodyOf } from '../testing/body-of.ts'
import { menuOffice } from '../testing/menu-office.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)
const add = async (name: string) => bodyOf(contract.addCategory, await office.post('/addCategory', { name }))

describe('categories', () => {
  it('are added behind the others, renamed and deleted (menu 8)', async () => {
    const { id, categories } = await add('  Kids  Menu ')
    expect(id).toBe('kids-menu')
    expect(categories.at(-1)).toEqual({ id, name: 'Kids  Menu', isDefault: false, schedule: null })
    const renamed = await office.post('/renameCategory', { id, name: 'Für Kinder' })
    expect(bodyOf(contract.renameCategory, renamed).categories.at(-1)).toMatchObject({ id, name: 'Für Kinder' })
    const deleted = bodyOf(contract.deleteCategory, await office.post('/deleteCategory', { id, moveItemsTo: null }))
    expect(deleted.categories.map((one) => one.id)).not.toContain(id)
    expect((await office.audited(`category:${id}`)).map(({ action }) => action)).toEqual([
      'addCategory',
      'renameCategory',
      'deleteCategory',
    ])
  })

  it('are there under one name in whatever letters (menu 66)', async () => {
    await add('Café')
    for (const name of ['cafe', 'CAFÉ', 'Cafe ', 'cafe\u0301', 'Drınks', 'DRİNKS', 'veg curries', 'All'])
      expect(await office.post('/addCategory', { name }), name).toMatchObject({
        status: 409,
        body: { code: 'category_exists', userMessage: 'Category already exists' },
      })
    const { id } = await add('Tea')
    expect((await office.post('/renameCategory', { id, name: 'café' })).body.code).toBe('category_exists')
    expect((await office.post('/renameCategory', { id, name: 'TEA' })).status).toBe(200)
    expect((await office.post('/addCategory', { name: ' ' })).body).toMatchObject({
      fields: [{ field: 'name', sentence: 'Category name is required' }],
    })
    expect((await office.post('/addCategory', { name: 'x'.repeat(61) })).body.code).toBe('invalid_input')
  })

  it('of ten who add one name one does', async () => {
    const replies = await Promise.all(
      ['Soup', 'SOUP', 'soup', 'Söup', 'soup '].map((name) => office.post('/addCategory', { name })),
    )
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.code === 'category_exists')).toHaveLength(4)
  })

  it('are deleted when it is said where their dishes go, and never when they are default ones (menu 7)', async () => {
    const { id } = await add('Sweets')
    const dish = await office.aNew({ name: 'Gulab Jamun', category: id })
    const remove = (changes: object) => office.post('/deleteCategory', { id, moveItemsTo: null, ...changes })
    expect((await remove({})).body).toMatchObject({
      code: 'category_in_use',
      userMessage: 'Move or delete the items of this category first',
    })
    expect((await remove({ moveItemsTo: 'nothing' })).body.code).toBe('category_not_found')
    expect((await remove({ moveItemsTo: id })).body.code).toBe('category_not_found')
    expect((await remove({ id: 'drinks', moveItemsTo: id })).body).toMatchObject({
      code: 'category_is_default',
      userMessage: 'Default categories cannot be deleted',
    })
    expect((await remove({ moveItemsTo: 'drinks' })).body).toMatchObject({ movedItems: 1 })
    const drinks = (await office.menu()).items.filter(({ category }) => category === 'drinks')
    expect(drinks.at(-1)?.id).toBe(dish.id)
  })

  it('leave the menus with hours that hold them', async () => {
    const { id } = await add('Brunch')
    await app().database.db.run(sql`
      insert into menus (location_id, id, name, schedule, category_ids, updated_at)
      values ('truro', 'brunch', 'Brunch', '{"days":{},"from":null,"until":null}', array['drinks', ${id}], now())`)
    await office.post('/deleteCategory', { id, moveItemsTo: null })
    const { category_ids } = await app().database.db.one<{ category_ids: string[] }>(
      sql`delete from menus where id = 'brunch' returning category_ids`,
    )
    expect(category_ids).toEqual(['drinks'])
  })
})

describe('the order', () => {
  it('of categories and of dishes is what was sent, on the site too', async () => {
    const before = await office.menu()
    const categories = before.categories.map(({ id }) => id).toReversed()
    expect((await office.post('/reorderCategories', { ids: categories })).status).toBe(200)
    const ids = before.items.filter(({ category }) => category === 'drinks').map(({ id }) => id)
    const wanted = [...ids.slice(2), ...ids.slice(0, 2)]
    expect((await office.post('/reorderItems', { categoryId: 'drinks', ids: wanted })).status).toBe(200)
    const menu = bodyOf(getLocationMenu, await (await app().guest()).get('/getLocationMenu?locationId=truro'))
    expect(menu.categories.map(({ id }) => id)).toEqual(categories)
    expect(menu.items.filter(({ category }) => category === 'drinks').map(({ id }) => id)).toEqual(wanted)
  })

  it('is refused when it misses one, names one twice or comes after another change', async () => {
    const { categories, items } = await office.menu()
    const ids = categories.map(({ id }) => id)
    const drinks = items.filter(({ category }) => category === 'drinks').map(({ id }) => id)
    for (const wrong of [ids.slice(1), [...ids.slice(1), ids[1]], [...ids, 'nothing'], []])
      expect((await office.post('/reorderCategories', { ids: wrong })).body.code).toBe('menu_order_changed')
    await office.aNew({ name: 'New meanwhile', category: 'drinks' })
    expect((await office.post('/reorderItems', { categoryId: 'drinks', ids: drinks })).body.code).toBe(
      'menu_order_changed',
    )
    expect((await office.post('/reorderItems', { categoryId: 'nothing', ids: [] })).body.code).toBe(
      'category_not_found',
    )
  })
})
