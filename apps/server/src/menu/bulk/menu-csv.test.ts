import { exportMenuCsv, importMenuCsv } from '@sizzle/contract/menu-csv.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../../kit/db/sql.ts'
import { aColleague } from '../../testing/a-colleague.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { menuOffice } from '../../testing/menu-office.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const office = menuOffice(app)

const HEAD = 'ID,Name,Description,Category,Price'
const send = (csv: string, dryRun = false) => office.post('/importMenuCsv', { csv, dryRun })
const dry = async (csv: string) => bodyOf(importMenuCsv, await send(csv, true))
const take = async () => bodyOf(exportMenuCsv, await office.post('/exportMenuCsv', {}))
const trace = async () =>
  app().database.db.one<object>(sql`
    select (select menu_version from locations where id = 'truro'), (select count(*)::int from audit) as audit,
      (select count(*)::int from changes) as changes, (select md5(string_agg(m::text, ',' order by id)) from menu_items m) as items`)

describe('a menu as a table', () => {
  it('read back unchanged changes nothing, also what a spreadsheet would run (menu 82)', async () => {
    await office.aNew({
      name: '=HYPERLINK("x")',
      description: '+1 "quoted",\r\n-two 🌶️',
      tags: ['a;b', '@c'],
      allergens: ['soy', 'milk, cream'],
    })
    const { csv, fileName, count } = await take()
    expect(fileName).toMatch(/^menu-truro-\d{4}-\d\d-\d\d\.csv$/)
    expect(csv.startsWith('\uFEFF"ID","Name"')).toBe(true)
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
    const before = await trace()
    expect(await dry(csv)).toMatchObject({ lines: count, added: 0, changed: 0, same: count, problems: [], changes: [] })
    expect(await trace()).toEqual(before)
    expect((await send(csv)).body).toMatchObject({ changed: 0, same: count })
  })

  it('adds and changes by id, with an entry for each; columns and dishes that are left out stay', async () => {
    const before = await office.aNew({ name: 'From a table' })
    const csv = `ID;Price;Name;Tags;Category;Description\r\n${before.id};15.25;From a table;new;;x\r\n;"9.00";"Brand; ""new""";;Drinks;New\r\nown-id;8;Third;;drinks;New\r\n`
    const wrong = await dry(csv)
    expect(wrong.problems).toEqual([{ line: 2, column: 'Category', sentence: 'Category is required' }])
    const right = csv.replace(';new;;x', ';new;veg-curries;x')
    expect(await dry(right)).toMatchObject({
      added: 2,
      changed: 1,
      changes: [
        { line: 2, id: before.id, kind: 'change', columns: expect.arrayContaining(['Price', 'Tags', 'Description']) },
        { line: 3, id: null, kind: 'add' },
        { line: 4, id: 'own-id', kind: 'add' },
      ],
    })
    expect((await send(right)).status).toBe(200)
    expect(await office.item(before.id)).toMatchObject({
      price: 15.25,
      tags: ['new'],
      allergens: before.allergens,
      version: before.version + 1,
    })
    expect(await office.item('brand-new')).toMatchObject({
      name: 'Brand; "new"',
      category: 'drinks',
      isAvailable: true,
    })
    expect(await office.item('own-id')).toMatchObject({ price: 8 })
    expect((await office.audited(`menu_item:${before.id}`)).at(-1)).toMatchObject({
      action: 'importMenuCsv',
      before: { price: 1449 },
      after: { price: 1525, version: before.version + 1 },
    })
  })

  it('lists every problem by line and column, and writes nothing', async () => {
    const sized = await office.item('butter-chicken')
    const rows = [
      `${HEAD},Vegan,Spice,Calories`,
      'ok-1,Fine,Good,drinks,4.50,yes,mild,',
      'bad-1,,Good,soups,"4,505",perhaps,lava,many',
      `bad-2,${'🌶️'.repeat(1000)},Good,drinks,0,,,`,
      'bad-2,Again,Good,drinks,1e9,,,,surplus',
      'no id!,Named,Good,drinks,1.00,,,',
      `butter-chicken,${sized?.name ?? ''},Good,${sized?.category ?? ''},99.99,,,`,
      'x,"open,Good,drinks,1.00,,,',
    ]
    const before = await trace()
    const { problems } = await dry(rows.join('\n'))
    const told = problems.map(({ line, column, sentence }) => `${line} ${column}: ${sentence}`)
    expect(told).toEqual(
      expect.arrayContaining([
        '3 Name: Name is required',
        '3 Category: Please choose a category of this menu',
        '3 Price: Please write the price as dollars and cents: 12.50',
        '3 Vegan: Please write yes or no',
        '3 Spice: Please write none, mild, medium, hot',
        '3 Calories: Please write a whole number',
        '4 Name: Name can have at most 100 characters',
        '4 Price: Valid price is required',
        '5 null: This line has more cells than there are titles',
        '5 ID: This ID is in the file twice',
        '5 Price: Please write the price as dollars and cents: 12.50',
        '6 ID: An ID has at most 100 letters, digits, hyphens and underscores',
        '7 Price: This item is priced by its sizes. Change them under Options',
        '8 null: A quote is opened here and never closed',
      ]),
    )
    const reply = await send(rows.join('\n'))
    expect(reply).toMatchObject({ status: 400, body: { code: 'menu_csv_wrong', count: problems.length, problems } })
    expect(await trace()).toEqual(before)
  })

  it.each([
    ['', 'This file has no line with titles'],
    ['Name,Price\nx,1\n', 'A column with the title ID is needed; its cells may be empty for new items'],
    ['ID,Prize\nx,1\n', 'There is no column of this title'],
    ['ID,Name,name\nx,1,2\n', 'This title is there twice'],
    [`ID\n${'x\n'.repeat(10_001)}`, 'A file can have at most 10000 items'],
  ])('tells what is wrong with titles and size (%#)', async (csv, sentence) => {
    expect((await dry(csv)).problems.map((problem) => problem.sentence)).toContain(sentence)
  })

  it('takes 10 MB and no more, from managers of the location only', async () => {
    const tooLarge = `${HEAD}\n${'é'.repeat(5 * 1024 * 1024 + 1)}`
    expect(await send(tooLarge, true)).toMatchObject({ status: 413, body: { code: 'menu_csv_too_large' } })
    const staff = await aColleague(app(), 'staff', ['truro'])
    const other = await aColleague(app(), 'manager', ['new-glasgow'])
    const wish = { locationId: 'truro', csv: HEAD, dryRun: true }
    expect((await staff.post('/importMenuCsv', wish)).status).toBe(403)
    expect((await other.post('/importMenuCsv', wish)).status).toBe(404)
    expect((await other.post('/exportMenuCsv', { locationId: 'truro' })).status).toBe(404)
  })

  it('takes 5,000 lines, checked and written', async () => {
    const lines = Array.from({ length: 5000 }, (_, n) => `many-${n},"Dish, ${n}",Good 🌶️,drinks,${5 + (n % 20)}.49`)
    const csv = `${HEAD}\r\n${lines.join('\r\n')}\r\n`
    const began = performance.now()
    expect(await dry(csv)).toMatchObject({ added: 5000, problems: [] })
    const checked = performance.now()
    expect((await send(csv)).body).toMatchObject({ added: 5000 })
    const written = performance.now()
    expect((await send(csv.replaceAll('Good', 'Better'))).body).toMatchObject({ changed: 5000 })
    const changed = performance.now()
    const ms = (from: number, until: number) => `${Math.round(until - from)} ms`
    process.stdout.write(
      `5,000 lines: dry run ${ms(began, checked)}, added ${ms(checked, written)}, changed ${ms(written, changed)}`.concat(
        '\n',
      ),
    )
    const { csv: all } = await take()
    expect(await dry(all)).toMatchObject({ added: 0, changed: 0, problems: [] })
  })
})
