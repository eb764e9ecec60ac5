import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hasMarketingConsent } from '../accounts/consents.sql.ts'
import { sql } from '../kit/db/sql.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { idOf } from '../testing/body-of.ts'
import { useTestApp } from '../testing/test-app.ts'
import { addEntry, ledgerFigures } from './ledger.sql.ts'

const app = useTestApp()
const PASSWORD = 'Turmeric-42'
const someone = () => `someone-${randomUUID()}@example.test`

describe('the own profile', () => {
  it('has every agreed field', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const { body } = await caller.get('/getProfile')
    expect(body.profile).toEqual({
      uid: await idOf(caller),
      email,
      emailVerified: false,
      pendingEmail: null,
      displayName: 'Priya Sharma',
      photoURL: null,
      phoneNumber: null,
      countryCode: '+1',
      role: 'customer',
      isActive: true,
      loyaltyPoints: 0,
      totalOrders: 0,
      totalSpent: 0,
      preferences: { notifications: true, marketing: false },
      locale: 'en',
      signupMethod: 'email_password',
      hasPassword: true,
      providers: [],
      createdAt: expect.any(String),
      lastLoginAt: expect.any(String),
      updatedAt: expect.any(String),
    })
    expect(body.marketingConsentText).toMatch(/email/)
  })

  it('changes what is sent and keeps the rest', async () => {
    const caller = await app().signUp()
    const first = await caller.post('/updateProfile', { displayName: ' प्रिया Zoë ', phoneNumber: '(902) 555-0123' })
    expect(first.body.profile).toMatchObject({ displayName: 'प्रिया Zoë', phoneNumber: '+19025550123' })
    const second = await caller.post('/updateProfile', { phoneNumber: '', preferences: { notifications: false } })
    expect(second.body.profile).toMatchObject({
      displayName: 'प्रिया Zoë',
      phoneNumber: null,
      preferences: { notifications: false, marketing: false },
    })
  })

  it.each([
    ['(902) 555-0123', '+1'],
    ['+44 20 7183 8750', '+44'],
    ['+91 98765 43210', '+91'],
    ['', '+1'],
  ])('names the country of the number %j: %s', async (phoneNumber, countryCode) => {
    const caller = await app().signUp()
    await caller.post('/updateProfile', { phoneNumber: '+354 581 2345' })
    const { body } = await caller.post('/updateProfile', { phoneNumber })
    expect(body.profile).toMatchObject({ countryCode })
  })

  it.each([
    'role',
    'isActive',
    'loyaltyPoints',
    'totalOrders',
    'totalSpent',
    'emailVerified',
    'email',
    'uid',
    'id',
    'createdAt',
    'locationIds',
    'signupMethod',
    'countryCode',
    'deletedAt',
    'password',
  ])('refuses the field %s and changes nothing (people 13)', async (field) => {
    const caller = await app().signUp()
    const before = await caller.get('/getProfile')
    const answer = await caller.post('/updateProfile', { displayName: 'Somebody Else', [field]: 'admin' })
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid_input'])
    expect((await caller.get('/getProfile')).body.profile).toEqual(before.body.profile)
  })

  it.each([
    ['displayName', { displayName: 'A' }, 'Name must be at least 2 characters'],
    ['phoneNumber', { phoneNumber: '555' }, 'Please enter a valid phone number'],
    ['photoURL', { photoURL: 'javascript:alert(1)' }, 'Photo address must start with https://'],
    ['photoURL', { photoURL: 'https://user:pw@x.test/a.png' }, 'Photo address must be a public web address'],
    ['photoURL', { photoURL: 'https://127.0.0.1/a.png' }, 'Photo address must be a public web address'],
    ['photoURL', { photoURL: 'http://x.test/a.png' }, 'Photo address must start with https://'],
  ])('says what is wrong with %s', async (field, change, problem) => {
    const caller = await app().signUp()
    expect((await caller.post('/updateProfile', change)).body.fields).toEqual([{ field, sentence: problem }])
  })

  it('is nobody else’s', async () => {
    const guest = await app().guest()
    expect((await guest.get('/getProfile')).status).toBe(401)
    expect((await guest.post('/updateProfile', { displayName: 'X Y' })).status).toBe(401)
  })
})

describe('consent to promotions', () => {
  it('is kept with who, when, where and to which text, each time it changes (messages 12)', async () => {
    const email = someone()
    const caller = await app().signUp(email)
    const userId = await idOf(caller)
    for (const marketing of [true, true, false]) await caller.post('/updateProfile', { preferences: { marketing } })
    const rows = await app().database.db.many<Record<string, unknown>>(sql`
      select given, email, wording, source, network_address from consents where user_id = ${userId} order by id`)
    expect(rows.map(({ given }) => given)).toEqual([true, false])
    expect(rows[0]).toMatchObject({
      email,
      source: 'profile',
      network_address: '127.0.0.1',
      wording: expect.stringContaining('by email'),
    })
    expect(await hasMarketingConsent(app().database.db, userId)).toBe(false)
  })
})

describe('figures', () => {
  it('are sums of the ledger, and each change of an order counts once', async () => {
    await alwaysOpen(app())
    const caller = await app().signUp()
    const userId = await idOf(caller)
    const orderId = String((await caller.post('/createCustomerOrderCash', await anOrder(app()))).body.orderId)
    const entry = { userId, locationId: 'truro', orderId, orderVersion: 4, refundId: null, now: new Date() }
    const figures = { points: 25, orders: 1, spent: 2953 }
    await app().database.transaction((tx) => addEntry(tx, { ...entry, kind: 'earned', figures }))
    const again = app().database.transaction((tx) => addEntry(tx, { ...entry, kind: 'earned', figures }))
    await expect(again).rejects.toThrow(/ledger_change/)
    expect((await caller.get('/getProfile')).body.profile).toMatchObject({
      loyaltyPoints: 25,
      totalOrders: 1,
      totalSpent: 29.53,
    })
    const back = { points: -25, orders: -1, spent: -2953 }
    await app().database.transaction((tx) =>
      addEntry(tx, { ...entry, kind: 'taken-back', orderVersion: 5, figures: back }),
    )
    expect(await ledgerFigures(app().database.db, userId)).toEqual({ points: 0, orders: 0, spent: 0 })
  })

  it.each([
    [
      sql`insert into ledger (user_id, kind, points, orders, spent, at) select id, 'earned', 5, 1, 1, now() from users limit 1`,
    ],
    [
      sql`insert into ledger (user_id, kind, points, orders, spent, at) select id, 'adjusted', 5, 1, 1, now() from users limit 1`,
    ],
    [
      sql`insert into ledger (user_id, kind, points, orders, spent, at, actor_id) select id, 'gift', 5, 1, 1, now(), id from users limit 1`,
    ],
    [
      sql`insert into ledger (user_id, kind, location_id, order_id, points, orders, spent, at) select id, 'earned', 'truro', gen_random_uuid(), -5, 1, 1, now() from users limit 1`,
    ],
  ])('the database refuses what must never be (%#)', async (statement) => {
    await expect(app().database.db.run(statement)).rejects.toThrow(/check constraint/)
  })
})

describe('downloading what is kept', () => {
  it('holds the profile, the orders, the consents and how one signs in, and nothing of anybody else', async () => {
    await alwaysOpen(app())
    const [mine, other] = [someone(), someone()]
    const caller = await app().signUp(mine)
    const stranger = await app().signUp(other)
    for (const one of [caller, stranger])
      await one.post(
        '/createCustomerOrderCash',
        await anOrder(app(), { specialInstructions: `of ${one === caller ? mine : other}` }),
      )
    await caller.post('/updateProfile', { preferences: { marketing: true } })
    const { body } = await caller.get('/downloadMyData')
    const text = JSON.stringify(body)
    expect(body.person).toMatchObject({
      profile: { email: mine },
      orders: [{ special_instructions: `of ${mine}`, lines: [expect.any(Object)] }],
      consents: [{ given: true }],
      signInMethods: [{ provider_id: 'credential' }],
      sessions: [expect.any(Object)],
    })
    expect(text).not.toContain(other)
    expect(text).not.toMatch(/argon2|token=/)
    expect(PASSWORD in body).toBe(false)
  })
})
