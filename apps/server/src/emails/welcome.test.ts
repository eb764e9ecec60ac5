import { MARKETING_CONSENT_TEXT } from '@sizzle/domain/messages/consent-text.ts'
import { describe, expect, it } from 'vitest'
import { sql } from '../kit/db/sql.ts'
import { aNewcomer, welcomesTo } from '../testing/a-code.ts'
import { alwaysOpen, anOrder } from '../testing/an-order.ts'
import { rawPost } from '../testing/raw-call.ts'
import { lettersTo, linkIn } from '../testing/sent-mail.ts'
import { useTestApp } from '../testing/test-app.ts'
import { until } from '../testing/until.ts'

const app = useTestApp()
const someone = () => `new-${crypto.randomUUID()}@example.test`
const agree = { preferences: { marketing: true } }
const jobsDone = () =>
  until(
    () => app().database.db.many(sql`select 1 from jobs where task = 'welcome'`),
    (waiting) => waiting.length === 0,
  )

describe('a newcomer is welcomed with a code', () => {
  it('when the address is confirmed after they agreed, once, with a way out (promotions 4)', async () => {
    const email = someone()
    const person = await app().signUp(email)
    await person.post('/updateProfile', agree)
    await jobsDone()
    expect(await welcomesTo(app(), email)).toEqual([])
    const { token } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    await (await app().guest()).post('/verifyEmail', { token })
    const [letter] = await lettersTo(app(), email, 'welcome')
    expect(letter).toMatch(/WELCOME-[A-Z2-9]{6}/)
    const [row] = await welcomesTo(app(), email)
    expect(row?.unsubscribe_url).toContain('/unsubscribe/')
    await person.post('/updateProfile', { preferences: { marketing: false } })
    await person.post('/updateProfile', agree)
    await jobsDone()
    expect(await welcomesTo(app(), email)).toHaveLength(1)
  })

  it('who ticked the box at sign-up, with the wording, once the address is confirmed (messages 12, promotions 4)', async () => {
    const email = someone()
    const signUp = { name: 'Priya', email, password: 'Turmeric-42' }
    await rawPost(app(), '/api/auth/sign-up/email', { ...signUp, marketing: true })
    await jobsDone()
    expect(await welcomesTo(app(), email)).toEqual([])
    const { token } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    await (await app().guest()).post('/verifyEmail', { token })
    expect(await lettersTo(app(), email, 'welcome')).toHaveLength(1)
    const consents = (address: string) =>
      app().database.db.many(sql`
        select given, source, wording, network_address is not null as has_address from consents where email = ${address}`)
    expect(await consents(email)).toEqual([
      { given: true, source: 'sign-up', wording: MARKETING_CONSENT_TEXT, has_address: true },
    ])
    const quiet = someone()
    for (const marketing of [false, undefined])
      await rawPost(app(), '/api/auth/sign-up/email', { ...signUp, email: `${marketing}-${quiet}`, marketing })
    expect(await app().database.db.many(sql`select 1 from consents where email like ${`%${quiet}`}`)).toEqual([])
  })

  it('when they agree after the address was confirmed, in the other order', async () => {
    const { email } = await aNewcomer(app())
    expect(await welcomesTo(app(), email)).toHaveLength(1)
  })

  it('never without consent, and not after an order', async () => {
    await alwaysOpen(app())
    const email = someone()
    const person = await app().signUp(email)
    const { token } = linkIn((await lettersTo(app(), email, 'verify_email'))[0])
    await (await app().guest()).post('/verifyEmail', { token })
    expect((await person.post('/createCustomerOrderCash', await anOrder(app()))).status).toBe(200)
    await person.post('/updateProfile', agree)
    await jobsDone()
    expect(await welcomesTo(app(), email)).toEqual([])
  })
})
