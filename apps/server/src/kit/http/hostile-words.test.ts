import type { Routes } from '@sizzle/contract/routes.ts'
import { readCsv } from '@sizzle/domain/exports/read-csv.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { aReservation, dayAfter } from '../../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../../testing/an-order.ts'
import { HOSTILE_FORMULAS, HOSTILE_MARKUP } from '../../testing/hostile-words.ts'
import { type Planted, plantByCall } from '../../testing/plant-by-calls.ts'
import { type Caller, useTestApp } from '../../testing/test-app.ts'
import { sql } from '../db/sql.ts'

// Words that would run are written by the calls in which people write, and looked for in what the house hands out: files for
// spreadsheets, letters, and what it tells one person about themselves. Screens have a journey of their own (stored-text.e2e.ts).

const app = useTestApp({ LOG_LEVEL: 'fatal' })
const WORDS = [...HOSTILE_MARKUP, ...HOSTILE_FORMULAS]
/** What a spreadsheet takes for a formula; a number below zero is one that it may count. */
const RUNS = /^[\s\p{Cf}"]*[=+\-@＝＋－＠]|^[\t\r\n]|[\r\n][\s\p{Cf}"']*[=+\-@＝＋－＠]/u
const NUMBER = /^-?\d+([.,]\d+)?$/
let admin: Caller
let guest: Caller
const planted: Planted[] = []
const named: Planted[] = []

/** Calls that make something new each time. */
const MAKING: readonly (keyof Routes)[] = [
  'createCustomerOrderCash',
  'createAdminOrderCash',
  'createReservation',
  'createPhoneReservation',
  'sendReservationConfirmation',
  'addMenuItem',
  'addCategory',
  'saveMenu',
  'saveOptionGroup',
  'addLocation',
  'saveLocationGroup',
  'savePrinter',
  'saveStations',
  'pauseOrders',
  'addCashMove',
  'saveCampaign',
  'sendEmail',
  'clientError',
]
/** Calls about something that has to be there. */
const ABOUT: Partial<Record<keyof Routes, () => Promise<object>>> = {
  cancelOrder: async () => ({ orderId: await placed(), reason: 'out of rice' }),
  sendCustomSMS: async () => ({ orderId: await placed(), message: 'Ten more minutes, please.' }),
  adjustLoyalty: async () => ({ userId: (await person()).id, points: 1, orders: 0, spent: 0, reason: 'Cold naan' }),
  saveUserNotes: async () => {
    const { id, notes } = await person()
    return { userId: id, expectedVersion: notes, allergies: 'Peanuts', note: 'Rings twice' }
  },
  cancelReservations: async () => ({ ids: [await booked()], reason: 'Weather conditions' }),
}

/** Names of people are letters, in any script: none of these words is one. */
const NAMING: Partial<Record<keyof Routes, () => Promise<object>>> = {
  updateUser: async () => {
    const { id, version } = await person()
    return { userId: id, expectedVersion: version, updates: { displayName: 'Priya Sharma' } }
  },
  updateProfile: async () => ({ displayName: 'Priya Sharma' }),
}

beforeAll(async () => {
  await alwaysOpen(app())
  admin = await app().admin()
  guest = await app().signUp('planted@example.test')
  await app().database.db.run(sql`update users set email_verified = true`)
  for (const [name, input] of Object.entries(ABOUT) as [keyof Routes, () => Promise<object>][])
    planted.push(...(await plantByCall(app(), admin, name, WORDS, input)))
  // After those that need an order: among these are a menu of certain hours and a pause.
  for (const name of MAKING) planted.push(...(await plantByCall(app(), admin, name, WORDS)))
  for (const [name, input] of Object.entries(NAMING) as [keyof Routes, () => Promise<object>][])
    named.push(...(await plantByCall(app(), name === 'updateUser' ? admin : guest, name, WORDS, input)))
})

async function placed(): Promise<string> {
  return String((await guest.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
}
function person() {
  return app().database.db.one<{ id: string; version: number; notes: number }>(sql`
    select u.id, u.version, coalesce(n.version, 0) as notes from users u left join person_notes n on n.user_id = u.id
    where u.email = 'planted@example.test'`)
}
async function booked(): Promise<string> {
  const reply = await guest.post('/createReservation', aReservation({ date: dayAfter(2) }))
  return (reply.body.reservation as { id: string } | undefined)?.id ?? String(reply.body.id)
}

it('people can write such words, and no call answers them with a failure of its own', () => {
  expect(planted.filter(({ status }) => status >= 500)).toEqual([])
  const taken = new Set(planted.filter(({ status }) => status === 200).map(({ call }) => call))
  // Where nothing was taken, nothing was tried.
  expect([...MAKING, ...Object.keys(ABOUT)].filter((call) => !taken.has(call))).toEqual([])
})

it('nobody is named by such words', () => {
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ status }) => status !== 400)).toEqual([])
})

describe('a file for spreadsheets runs nothing (messages 22)', () => {
  it.each([
    // Names, addresses and numbers of people only, which are none of these words.
    ['reservations', '/exportReservations', { status: 'all', location: 'all', date: 'all' }, 0],
    ['people', '/exportUsers', {}, 0],
    ['the audit trail', '/exportAudit', {}, HOSTILE_FORMULAS.length],
    ['a menu', '/exportMenuCsv', { locationId: 'truro' }, HOSTILE_FORMULAS.length],
  ])('%s', async (_, path, input, least) => {
    const reply = await admin.post(path, input)
    expect(reply.status, JSON.stringify(reply.body).slice(0, 300)).toBe(200)
    const { records, problems } = readCsv(String(reply.body.csv))
    expect(problems).toEqual([])
    const cells = records.flatMap(({ cells: all }) => all)
    const running = cells.filter((cell) => RUNS.test(cell) && !NUMBER.test(cell))
    // What begins with an apostrophe is text, whatever stands behind it.
    expect(running.filter((cell) => !cell.startsWith("'"))).toEqual([])
    expect(cells.filter((cell) => cell.startsWith("'")).length).toBeGreaterThanOrEqual(least)
  })
})

it('a menu that leaves as a file comes back as it was', async () => {
  const { csv } = (await admin.post('/exportMenuCsv', { locationId: 'truro' })).body
  const back = await admin.post('/importMenuCsv', { locationId: 'truro', csv, dryRun: true })
  expect(back.body).toMatchObject({ added: 0, changed: 0, problems: [] })
})

it('no letter has markup that somebody wrote', async () => {
  const letters = await app().database.db.many<{ id: string }>(sql`
    select id from messages where kind = 'email' and (text like '%planted%' or letter::text like '%planted%')`)
  expect(letters.length).toBeGreaterThan(0)
  for (const { id } of letters) {
    const { body } = await admin.get(`/getMessage?messageId=${id}`)
    const { html } = body.message as { html: string }
    expect(html).toContain('planted')
    expect(html).not.toMatch(/<(img src=x|script|svg|a href="javascript)|<[^>]*\son\w+=/)
  }
})

it('what is told to one person about themselves is JSON, with their words as they wrote them', async () => {
  const { id } = await person()
  for (const word of HOSTILE_MARKUP) {
    const wrote = planted.some((one) => one.call === 'saveUserNotes' && one.word === word && one.status === 200)
    expect(wrote, word).toBe(true)
  }
  const reply = await admin.post('/exportUserData', { userId: id })
  expect(reply.headers.get('content-type')).toMatch(/^application\/json/)
  expect(reply.headers.get('x-content-type-options')).toBe('nosniff')
  expect(JSON.stringify(reply.body)).toContain('planted')
})
