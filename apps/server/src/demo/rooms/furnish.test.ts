import { getAudit } from '@sizzle/contract/audit.ts'
import { getCampaign, getCampaigns } from '@sizzle/contract/campaigns.ts'
import { checkZReports, getDayToClose, getZReport, getZReports } from '@sizzle/contract/closing.ts'
import { getInvitations } from '@sizzle/contract/invitations.ts'
import { getMessages } from '@sizzle/contract/messages.ts'
import { getOpenMoney } from '@sizzle/contract/open-money.ts'
import { getPaymentLinks } from '@sizzle/contract/payment-links.ts'
import { getPrinters, getPrintProblems } from '@sizzle/contract/printing.ts'
import { getStations } from '@sizzle/contract/stations.ts'
import { getTickets } from '@sizzle/contract/tickets.ts'
import { getUserNotes } from '@sizzle/contract/user-notes.ts'
import { getUsers } from '@sizzle/contract/users.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putInBuiltInData } from '../../built-in/put-in.ts'
import type { Database } from '../../kit/db/open.ts'
import { sql } from '../../kit/db/sql.ts'
import { bodyOf } from '../../testing/body-of.ts'
import { freshDatabase } from '../../testing/db/fresh-database.ts'
import { type Caller, openTestApp, type TestApp } from '../../testing/test-app.ts'
import { CREW } from '../crew.ts'
import { openDoors } from '../open-doors.ts'
import { putInDemo } from '../put-in-demo.ts'
import { furnish } from './furnish.ts'

const NOW = new Date('2026-11-20T23:10:00Z') // a Friday evening in Halifax, in the middle of dinner
const TODAY = '2026-11-20'
const PLACES = ['truro', 'new-glasgow'] as const
let database: Database
let app: TestApp
let admin: Caller

beforeAll(async () => {
  database = await freshDatabase()
  await putInBuiltInData(database, NOW)
  await putInDemo(database, 3000, NOW)
  app = await openTestApp({}, database, () => NOW, undefined, false, furnish)
  admin = await app.admin()
})
afterAll(async () => {
  await app.stop()
  await database.close()
})

describe('the rooms of a demo', () => {
  it.each(PLACES)('has three stations at %s, and each order on the board stands at one of them', async (place) => {
    const { stations } = bodyOf(getStations, await admin.get(`/getStations?locationId=${place}`))
    expect(stations).toMatchObject({ version: 1, unrouted: [] })
    expect(stations.stations.map(({ name }) => name)).toEqual(['Starters', 'Curries', 'Drinks and sweets'])
    const shown = new Set<string>()
    for (const { id } of stations.stations) {
      const { orders } = bodyOf(getTickets, await admin.get(`/getTickets?locationId=${place}&stationId=${id}`))
      expect(orders.length).toBeGreaterThan(2)
      for (const order of orders) shown.add(order.orderId)
    }
    const { ids } = await database.db.one<{ ids: string[] }>(sql`
      select array_agg(id) as ids from orders where location_id = ${place} and status in ('pending', 'preparing', 'ready') and fire_at is null`)
    expect([...shown]).toEqual(expect.arrayContaining(ids))
    const { ticked } = await database.db.one<{ ticked: number }>(sql`
      select count(distinct t.order_id)::int as ticked from tickets t
      join ticket_lines k on k.location_id = t.location_id and k.ticket_id = t.id
      join orders o on o.location_id = t.location_id and o.id = t.order_id and o.status = 'preparing'
      where t.location_id = ${place}`)
    expect(ticked).toBeGreaterThan(1)
  })

  it('has two printers at one location and none at the other, and none of them troubles a board', async () => {
    const { printers } = bodyOf(getPrinters, await admin.get('/getPrinters?locationId=truro'))
    expect(printers.map(({ name, kind }) => [name, kind])).toEqual([
      ['Counter', 'star_cloudprnt'],
      ['Kitchen', 'escpos_tcp'],
    ])
    expect(printers.map(({ jobs }) => jobs.length)).toEqual([5, 1])
    expect(bodyOf(getPrinters, await admin.get('/getPrinters?locationId=new-glasgow')).printers).toEqual([])
    expect(bodyOf(getPrintProblems, await admin.get('/getPrintProblems?locationId=truro')).problems).toEqual([])
  })

  it('has a crew with roles, of which nobody has a password, and one that has left', async () => {
    for (const role of ['manager', 'staff'] as const) {
      const { users } = bodyOf(getUsers, await admin.get(`/getUsers?role=${role}`))
      const wanted = CREW.filter((member) => member.role === role)
      expect(users.map(({ displayName }) => displayName).toSorted()).toEqual(wanted.map(({ name }) => name).toSorted())
      expect(users.filter(({ isActive }) => !isActive)).toHaveLength(role === 'staff' ? 1 : 0)
    }
    const { n } = await database.db.one<{ n: number }>(sql`
      select count(*)::int as n from accounts a join users u on u.id = a.user_id where u.role <> 'admin'`)
    expect(n).toBe(0)
    expect(bodyOf(getInvitations, await admin.get('/getInvitations')).invitations).toHaveLength(1)
  })

  it('has notes on guests', async () => {
    const noted = await database.db.many<{ user_id: string }>(sql`select user_id from person_notes`)
    expect(noted).toHaveLength(8)
    for (const { user_id } of noted) {
      const { notes } = bodyOf(getUserNotes, await admin.get(`/getUserNotes?userId=${user_id}`))
      expect(`${notes.allergies}${notes.note}`).not.toBe('')
    }
  })

  it('has letters and texts of the last days, most of them kept here and none waiting', async () => {
    const { counts, messages } = bodyOf(getMessages, await admin.get('/getMessages'))
    expect(counts.captured).toBeGreaterThan(35)
    expect(counts).toMatchObject({ queued: 0, sent: 3, failed: 2 })
    expect(counts.skipped).toBeGreaterThan(1)
    // Reminders of tables are written by the program itself, by the database's own clock.
    for (const { createdAt, template } of messages)
      if (!/reminder|refund/.test(template)) expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(NOW.getTime())
  })

  it('has a campaign that was kept, as nobody is sent anything, and one that is not begun', async () => {
    const { campaigns } = bodyOf(getCampaigns, await admin.get('/getCampaigns'))
    expect(campaigns.map(({ state, waiting }) => [state, waiting])).toEqual([
      ['draft', 0],
      ['done', 0],
    ])
    const done = campaigns.find(({ state }) => state === 'done')
    const { campaign } = bodyOf(getCampaign, await admin.get(`/getCampaign?campaignId=${done?.id}`))
    expect(campaign).toMatchObject({ code: 'FAMILY', percent: 15, total: 180, captured: 179 })
    expect(campaign.report).toMatchObject({ sent: 0, failed: 0, skipped: 1, bounced: 0 })
  })

  it('has an audit trail of two weeks, over all areas, by the owner, the managers and the cooks', async () => {
    const { entries, total, actions } = bodyOf(getAudit, await admin.get('/getAudit'))
    expect(total).toBeGreaterThan(80)
    expect(actions).toEqual(
      expect.arrayContaining([
        ...['updateMenuItem', 'setMenuItemAvailability', 'setSoldOut', 'updateUser', 'deactivateUser', 'inviteUser'],
        ...[
          'refundPayment',
          'changeSetting',
          'updateLocation',
          'closeDay',
          'saveUserNotes',
          'saveStations',
          'savePrinter',
        ],
      ]),
    )
    expect(new Set(entries.map(({ actor }) => actor.name)).size).toBeGreaterThan(3)
    const { days } = await database.db.one<{ days: number }>(
      sql`select count(distinct at::date)::int as days from audit`,
    )
    expect(days).toBeGreaterThan(11)
  })

  it.each(PLACES)('has closed the last twelve days at %s, one after the other, and not today', async (place) => {
    const { reports, total } = bodyOf(getZReports, await admin.get(`/getZReports?locationId=${place}`))
    expect(total).toBe(12)
    expect(reports[0]?.date).toBe('2026-11-19')
    expect(reports.filter(({ difference }) => difference !== 0).map(({ difference }) => difference)).toEqual([
      -10, -3.25,
    ])
    for (const { orders, corrections } of reports) expect([orders > 10, corrections]).toEqual([true, 0])
    expect(bodyOf(checkZReports, await admin.get(`/checkZReports?locationId=${place}`)).holds).toBe(true)
    const { report } = bodyOf(getZReport, await admin.get(`/getZReport?locationId=${place}&n=12`))
    expect(report.open.count).toBe(0)
    const day = bodyOf(getDayToClose, await admin.get(`/getDayToClose?locationId=${place}`))
    expect(day).toMatchObject({ date: TODAY, isToday: true, closed: null, float: 200 })
  })

  it('has money that is still to be taken, and links that wait for their customers', async () => {
    const { sums } = bodyOf(getOpenMoney, await admin.get('/getOpenMoney'))
    expect(sums.owed.count).toBeGreaterThan(0)
    expect(bodyOf(getPaymentLinks, await admin.get('/getPaymentLinks')).links).toHaveLength(2)
  })

  it('has orders for later at each location, of which no station was told yet', async () => {
    const later = await database.db.many<{ location_id: string; n: number }>(sql`
      select location_id, count(*)::int as n from orders where scheduled_for > ${NOW} and status = 'pending' group by 1 order by 1`)
    expect(later).toEqual([
      { location_id: 'new-glasgow', n: 2 },
      { location_id: 'truro', n: 2 },
    ])
  })
})

describe('a demo of another size, or at another hour', () => {
  it.each([
    ['a single order', 1, '2026-11-20T23:10:00Z'],
    ['early in the morning', 300, '2026-11-20T10:05:00Z'],
    ['after midnight', 300, '2026-11-20T04:20:00Z'],
  ])('%s has its rooms filled all the same', async (_, orders, time) => {
    const [other, now] = [await freshDatabase(), new Date(time)]
    try {
      await putInBuiltInData(other, now)
      await openDoors(other, now)
      await putInDemo(other, orders, now)
      const theirs = await openTestApp({}, other, () => now, undefined, false, furnish)
      const { total } = bodyOf(getZReports, await (await theirs.admin()).get('/getZReports?locationId=truro'))
      await theirs.stop()
      expect(total).toBe(12)
      const { late } = await other.db.one<{ late: number }>(sql`
        select count(*)::int as late from audit where at > ${now} and action <> 'refundPayment'`)
      expect(late).toBe(0)
    } finally {
      await other.close()
    }
  })
})

it('leaves the tables as it found them: what is written now is dated now', async () => {
  const defaults = await database.db.many<{ value: string }>(sql`
    select column_default as value from information_schema.columns
    where (table_name, column_name) in (('audit', 'at'), ('messages', 'created_at'))`)
  expect(defaults.map(({ value }) => value)).toEqual(['now()', 'now()'])
})
