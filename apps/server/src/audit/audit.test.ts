import { randomUUID } from 'node:crypto'
import * as contract from '@sizzle/contract/audit.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf, idOf } from '../testing/body-of.ts'
import { useTestApp } from '../testing/test-app.ts'

const app = useTestApp()
const read = async (filter: Record<string, string>) => {
  const reply = await (await app().admin()).get(`/getAudit?${new URLSearchParams(filter).toString()}`)
  return bodyOf(contract.getAudit, reply)
}
const idsOf = async (filter: Record<string, string>) => {
  const { entries } = await read({ action: 'tried', ...filter })
  return entries.map(({ subject }) => subject)
}

beforeAll(async () => {
  await app().database.db.run(sql`
    insert into audit (at, actor_name, action, subject, location_id, before, after, request_id) values
      ('2020-01-01T10:00Z', 'Anita Rao', 'tried', 'thing:a', 'truro', '{"price": 100, "name": "A"}', '{"price": 200, "name": "A"}', 'r'),
      ('2020-01-02T10:00Z', 'Ben O’Neil', 'tried', 'thing:ab', 'new-glasgow', null, '{"name": "=cmd()"}', 'r'),
      ('2020-01-03T10:00Z', 'Anita Rao', 'tried', 'things', null, null, null, 'r')`)
})

describe('the audit trail (people 34)', () => {
  it('is read newest first, with the fields that are different', async () => {
    const { entries, total, pages, isCut, actions } = await read({ action: 'tried' })
    expect({ total, pages, isCut }).toEqual({ total: 3, pages: 1, isCut: false })
    expect(actions).toContain('tried')
    expect(actions).toEqual([...new Set(actions)])
    expect(entries.map(({ subject }) => subject)).toEqual(['things', 'thing:ab', 'thing:a'])
    expect(entries[2]).toMatchObject({
      actor: { name: 'Anita Rao' },
      location: { id: 'truro', name: 'Truro Heights' },
      timeZone: 'America/Halifax',
      changes: [{ field: 'Price', before: '$1.00', after: '$2.00' }],
    })
  })

  it.each<[Record<string, string>, string[]]>([
    [{ locationId: 'truro' }, ['thing:a']],
    [{ subject: 'thing' }, ['thing:ab', 'thing:a']],
    [{ subject: 'thing:a' }, ['thing:a']],
    [{ person: 'ANITA' }, ['things', 'thing:a']],
    [{ person: '%' }, []],
    [{ from: '2020-01-02T10:00:00.000Z' }, ['things', 'thing:ab']],
    [{ until: '2020-01-02T10:00:00.000Z' }, ['thing:a']],
    [{ from: '2020-01-02T00:00:00-04:00', until: '2020-01-03T00:00:00-04:00' }, ['thing:ab']],
    [{ action: 'never' }, []],
    [{ page: '7' }, []],
  ])('is filtered by %j', async (filter, subjects) => {
    expect(await idsOf(filter)).toEqual(subjects)
  })

  it('says by its name what an entry was about, and where somebody works', async () => {
    const userId = await idOf(await aColleague(app(), 'staff', ['truro'], 'Sam Roy'))
    const dish = await app().database.db.one<{ id: string; name: string }>(
      sql`select id, name from menu_items where location_id = 'truro' limit 1`,
    )
    await app().database.db.run(sql`
      insert into audit (actor_name, action, subject, location_id, before, after, request_id) values
        ('Anita Rao', 'named', ${`user:${userId}`}, null, null, '{"locationIds": ["truro", "gone"]}', 'r'),
        ('Anita Rao', 'named', 'location:truro', 'truro', null, null, 'r'),
        ('Anita Rao', 'named', 'menu_item:gone', 'truro', null, null, 'r'),
        ('Anita Rao', 'named', ${`menu_item:${dish.id}`}, 'truro', null, null, 'r')`)
    const { entries } = await read({ action: 'named' })
    expect(entries.map(({ subjectName }) => subjectName)).toEqual([dish.name, null, 'Truro Heights', 'Sam Roy'])
    expect(entries[3]?.changes).toEqual([{ field: 'Locations', before: null, after: 'Truro Heights, gone' }])
    const admin = await app().admin()
    const { csv } = bodyOf(contract.exportAudit, await admin.post('/exportAudit', { action: 'named' }))
    const [, dishLine, goneLine, , person] = csv.split('\r\n')
    expect(dishLine).toContain(`"menu_item:${dish.id}","${dish.name}","Truro Heights"`)
    expect(goneLine).toContain('"menu_item:gone","","Truro Heights"')
    expect(person).toContain(`"user:${userId}","Sam Roy","","","Locations: Truro Heights, gone"`)
  })

  it('names the stations of a printer, and none of another location', async () => {
    const [here, elsewhere] = [randomUUID(), randomUUID()]
    await app().database.db.run(sql`
      insert into stations (location_id, id, name, kind) values
        ('truro', ${here}, 'Tandoor', 'prep'), ('new-glasgow', ${elsewhere}, 'Grill', 'prep')`)
    await app().database.db.run(sql`
      insert into audit (actor_name, action, subject, location_id, before, after, request_id) values
        ('Anita Rao', 'routed', 'printer:pass', 'truro', null, ${JSON.stringify({ stations: [here, elsewhere] })}::jsonb, 'r')`)
    const { entries } = await read({ action: 'routed' })
    expect(entries[0]?.changes).toEqual([{ field: 'Stations', before: null, after: `Tandoor, ${elsewhere}` }])
  })

  it('has 50 entries to a page', async () => {
    await app().database.db.run(sql`
      insert into audit (at, actor_name, action, subject, request_id)
      select '2020-02-01T10:00Z'::timestamptz + n * interval '1 minute', 'Anita Rao', 'paged', 'page:' || n, 'r' from generate_series(1, 60) n`)
    const second = await read({ action: 'paged', page: '2' })
    expect(second).toMatchObject({ total: 60, page: 2, pages: 2 })
    expect(second.entries.map(({ subject }) => subject)).toEqual(Array.from({ length: 10 }, (_, n) => `page:${10 - n}`))
  })

  it('ends with the 10,000th entry: the older ones are counted, and stand on no page', async () => {
    await app().database.db.run(sql`
      insert into audit (at, actor_name, action, subject, request_id)
      select '2020-03-01T10:00Z'::timestamptz + n * interval '1 minute', 'Anita Rao', 'many', 'many:' || n, 'r' from generate_series(1, 10002) n`)
    const [last, behind] = [await read({ action: 'many', page: '200' }), await read({ action: 'many', page: '201' })]
    expect(last).toMatchObject({ total: 10_000, pages: 200, isCut: true })
    expect([last.entries.length, last.entries.at(-1)?.subject]).toEqual([50, 'many:3'])
    expect(behind).toMatchObject({ entries: [], total: 10_000, pages: 200, isCut: true })
  })

  it('is taken as a table that no spreadsheet runs, which stands in it too', async () => {
    const admin = await app().admin()
    const { csv, count, fileName } = bodyOf(contract.exportAudit, await admin.post('/exportAudit', { action: 'tried' }))
    expect({ count, fileName }).toEqual({ count: 3, fileName: expect.stringMatching(/^audit-\d{4}-\d\d-\d\d\.csv$/) })
    const [header, , ben, anita] = csv.split('\r\n')
    expect(header).toBe(
      '\uFEFF"Time (UTC)","Person","Approved by","Action","Subject","Subject name","Location","Before","After"',
    )
    expect(ben).toBe('"2020-01-02 10:00:00","Ben O’Neil","","tried","thing:ab","","New Glasgow","","Name: =cmd()"')
    expect(anita).toBe(
      '"2020-01-01 10:00:00","Anita Rao","","tried","thing:a","","Truro Heights","Price: $1.00","Price: $2.00"',
    )
    const [last] = (await read({ action: 'exportAudit' })).entries
    expect(last).toMatchObject({
      subject: 'audit',
      changes: expect.arrayContaining([{ field: 'Count', before: null, after: '3' }]),
    })
  })

  it('is for admins', async () => {
    const manager = await aColleague(app(), 'manager', ['truro'])
    expect((await manager.get('/getAudit')).status).toBe(403)
    expect((await manager.post('/exportAudit', {})).status).toBe(403)
  })
})

describe('a customer in the audit trail (people 30)', () => {
  const called = async (filter: Record<string, string>) =>
    (await read({ action: 'changeEmail', ...filter })).entries.map(({ actor }) => actor.name)
  const entryOf = (userId: string, name: string) =>
    app().database.db.run(sql`
    insert into audit (actor_id, actor_name, action, subject, request_id) values (${userId}, ${name}, 'changeEmail', ${`user:${userId}`}, 'r')`)

  it('is found by the name of today, and has none once they left, in entries from before as well', async () => {
    const guest = await app().signUp(`nora-${randomUUID()}@guest.test`, 'Nora Birchbark')
    const userId = await idOf(guest)
    await entryOf(userId, '')
    await entryOf(userId, 'Nora Birchbark')
    expect(await called({ person: 'birchbark' })).toEqual(['Nora Birchbark', 'Nora Birchbark'])
    expect((await guest.post('/deleteMyAccount', { confirm: 'DELETE', password: 'Turmeric-42' })).status).toBe(200)
    expect(await called({ person: 'birchbark' })).toEqual([])
    expect(await called({ person: 'former customer' })).toEqual(['Former customer'])
    expect(await called({ subject: `user:${userId}` })).toEqual(['Former customer', 'Former customer'])
  })

  it('is named by no address, search or word of a mail server, in entries from before as well (people 70)', async () => {
    const email = `nora-${randomUUID()}@guest.test`
    const userId = await idOf(await app().signUp(email, 'Nora Birchbark'))
    const admin = await app().admin()
    await admin.post('/exportAudit', { action: 'never', person: 'birchbark' })
    await admin.post('/exportReservations', { search: email })
    await app().database.db.run(sql`
      insert into audit (actor_name, action, subject, before, after, request_id) values
        ('Anita Rao', 'liftSuppression', ${`address:${email}`}, null, null, 'r'),
        ('Anita Rao', 'liftSuppression', 'address:someone@guest.test', null, null, 'r'),
        ('Anita Rao', 'retryMessage', 'message:m', ${JSON.stringify({ lastError: email })}::jsonb, null, 'r'),
        ('Anita Rao', 'exportAudit', 'audit', null, '{"person": "birchbark", "count": 1}', 'r'),
        ('Anita Rao', 'exportReservations', 'reservations', null, ${JSON.stringify({ search: email, count: 1 })}::jsonb, 'r')`)
    const lifted = (await read({ action: 'liftSuppression' })).entries
    expect(lifted.map(({ subject, subjectName }) => [subject, subjectName])).toEqual([
      ['address', null],
      [`user:${userId}`, 'Nora Birchbark'],
    ])
    for (const action of ['retryMessage', 'exportAudit', 'exportReservations'])
      expect(JSON.stringify(await read({ action })), action).not.toMatch(/nora-|birchbark/i)
    const written = await app().database.db.many(sql`select * from audit where request_id <> 'r'`)
    expect(JSON.stringify(written)).not.toMatch(/nora-|birchbark/i)
  })
})
