import { createReservation } from '@sizzle/contract/reservations.ts'
import { HELD_BACK } from '@sizzle/domain/messages/stranger.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aReservation, dayAfter } from '../testing/a-reservation.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { bodyOf } from '../testing/body-of.ts'
import { postPatiently } from '../testing/post-patiently.ts'
import { type Caller, useTestApp } from '../testing/test-app.ts'
import { strangerKey } from './strangers.sql.ts'

const app = useTestApp()
let guest: Caller
let admin: Caller
beforeAll(async () => {
  guest = await app().guest()
  admin = await app().admin()
  await alwaysOpen(app())
})

type Message = { state: string; last_error: string | null; template: string }
const messagesTo = (address: string) =>
  app().database.db.many<Message>(sql`
    select state, last_error, template from messages where recipient like ${address} order by created_at, id`)
const gone = async (address: string) => (await messagesTo(address)).filter(({ state }) => state !== 'skipped')
const anAddress = () => `victim-${crypto.randomUUID()}@example.test`
const settled = () =>
  expect
    .poll(() =>
      app().database.db.one<{ n: number }>(sql`select count(*)::int as n from jobs where task = 'tell-cancelled'`),
    )
    .toEqual({ n: 0 })

async function confirmed(email: string) {
  const person = await app().signUp(email)
  await app().database.db.run(sql`update users set email_verified = true where email = ${email}`)
  return person
}
async function bookAndCancel(by: Caller, email: string, round: number) {
  const wish = aReservation({ date: dayAfter(2 + (round % 60)) }, { email })
  const reply = await by.post('/createReservation', wish)
  expect(reply.status).toBe(200)
  const { reservation, token } = bodyOf(createReservation, reply)
  expect((await by.post('/cancelReservation', { id: reservation.id, token })).status).toBe(200)
}
const orderFor = async (by: Caller, email: string) => {
  const customerInfo = { name: 'Priya Sharma', email, phone: '(902) 555-0123', firebaseId: null }
  return by.post('/createCustomerOrderCash', await anOrder(app(), { customerInfo }))
}

describe('a stranger', () => {
  it('who books and cancels with an address sixty times sends it three letters; the others are kept with the reason (messages 21)', async () => {
    const email = anAddress()
    for (let round = 0; round < 60; round++) await bookAndCancel(guest, email, round)
    const messages = await messagesTo(email)
    expect(messages).toHaveLength(120)
    expect(await gone(email)).toHaveLength(3)
    expect(new Set(messages.filter(({ state }) => state === 'skipped').map((one) => one.last_error))).toEqual(
      new Set([HELD_BACK]),
    )
  })

  it('sends three also with a hundred calls at once, and with tags behind a plus', async () => {
    const name = `victim-${crypto.randomUUID()}`
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        postPatiently(
          guest,
          '/createReservation',
          aReservation({ partySize: 1, date: dayAfter(20 + (n % 4)) }, { email: `${name}+${n}@example.test` }),
        ),
      ),
    )
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await messagesTo(`${name}%`)).toHaveLength(100)
    expect(await gone(`${name}%`)).toHaveLength(3)
  })

  it('with an unconfirmed account sends three by ordering and cancelling', async () => {
    const email = anAddress()
    const stranger = await app().signUp()
    for (let round = 0; round < 5; round++) {
      const { orderId } = (await orderFor(stranger, email)).body
      expect((await stranger.post('/cancelMyOrder', { orderId })).status).toBe(200)
    }
    await settled()
    expect(await messagesTo(email)).toHaveLength(10)
    expect(await gone(email)).toHaveLength(3)
  })

  it('finds the mailbox open again after a day', async () => {
    const email = anAddress()
    for (let round = 0; round < 3; round++) await bookAndCancel(guest, email, round)
    await app().database.db.run(
      sql`update stranger_letters set sent_at = array(select at - interval '24 hours 1 second' from unnest(sent_at) at) where key = ${strangerKey('email', email)}`,
    )
    await bookAndCancel(guest, email, 4)
    expect(await gone(email)).toHaveLength(5)
  })
})

describe('always sent', () => {
  it('is what the confirmed owner of the address causes', async () => {
    const email = anAddress()
    const owner = await confirmed(email)
    for (let round = 0; round < 5; round++) await bookAndCancel(owner, email, round)
    expect((await gone(email)).filter(({ template }) => template.startsWith('reservation'))).toHaveLength(10)
  })

  it('but not what the same person causes to another address', async () => {
    const email = anAddress()
    const owner = await confirmed(anAddress())
    for (let round = 0; round < 5; round++) await bookAndCancel(owner, email, round)
    expect(await gone(email)).toHaveLength(3)
  })

  it('is what the house causes: a cancellation by staff reaches a mailbox that strangers have filled', async () => {
    const email = anAddress()
    for (let round = 0; round < 2; round++) await bookAndCancel(guest, email, round)
    const { reservation } = bodyOf(
      createReservation,
      await guest.post('/createReservation', aReservation({}, { email })),
    )
    await admin.post('/cancelReservation', { id: reservation.id, reason: 'Kitchen emergency' })
    expect((await messagesTo(email)).at(-1)).toMatchObject({
      template: 'reservation_cancelled',
      state: expect.not.stringMatching('skipped'),
    })
  })
})

it('what is held back is seen under Messages with the reason', async () => {
  const email = anAddress()
  for (let round = 0; round < 2; round++) await bookAndCancel(guest, email, round)
  const { body } = await admin.get(`/getMessages?state=skipped&search=${encodeURIComponent(email)}`)
  expect(body.messages).toMatchObject([{ recipient: email, state: 'skipped', lastError: HELD_BACK }])
})
