import { healthCheckAdvanced } from '@sizzle/contract/health.ts'
import { getPaymentProblems, getPayments } from '@sizzle/contract/payment-lists.ts'
import { describe, expect, it } from 'vitest'
import { alertUnaccounted } from '../checkouts/reconcile.ts'
import { sql } from '../kit/db/sql.ts'
import { staffLinks } from '../kit/staff-links.ts'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'

const house = useStripeApp()
const list = async (query = '') => bodyOf(getPayments, await house().admin.get(`/getPayments${query}`))
const paymentsPart = async () => {
  const body = bodyOf(healthCheckAdvanced, await house().admin.get('/healthCheckAdvanced'))
  return body.parts?.find(({ name }) => name === 'payments')
}

describe('the list of payments', () => {
  it('has each payment with its order and refunds, newest first, found by number, name and payment id', async () => {
    const one = await house().paidOrder(undefined, { specialInstructions: 'one' })
    const two = await house().paidOrder(undefined, { specialInstructions: 'two' })
    await house().admin.post('/cancelOrder', { orderId: one.order.id, cancelReason: 'x' })
    const all = await list()
    expect(all.payments.map(({ shortNumber }) => shortNumber)).toEqual([two.order.short_number, one.order.short_number])
    expect(all.payments[1]).toMatchObject({
      left: 0,
      refunded: one.order.total / 100,
      refunds: [{ state: 'succeeded' }],
    })
    expect((await list('?refunds=any')).payments).toHaveLength(1)
    expect((await list('?refunds=failed')).payments).toHaveLength(0)
    expect((await list(`?search=${two.order.short_number.toLowerCase()}`)).payments).toHaveLength(1)
    expect((await list('?search=PRIYA')).payments).toHaveLength(2)
    expect((await list(`?search=${two.session.payment_intent}`)).payments).toHaveLength(1)
    expect((await list('?search=%25')).payments).toHaveLength(0)
    expect(await list('?limit=1&offset=1')).toMatchObject({
      total: 2,
      payments: [{ shortNumber: one.order.short_number }],
    })
    expect(await list('?offset=2')).toMatchObject({ payments: [], total: 2, days: [] })
    expect((await list('?locationId=new-glasgow')).payments).toEqual([])
  })

  it('has the sums of whole days, also of what stands on other pages, and is narrowed to days (money 94)', async () => {
    const earlier = await house().paidOrder(undefined, { specialInstructions: 'earlier' })
    await house().app.database.db.run(
      sql`update payments set business_date = '2026-01-05' where session_id = ${earlier.sessionId}`,
    )
    const [today, before] = (await list()).days
    const paid = (today?.paid ?? 0) + (before?.paid ?? 0)
    expect(before).toEqual({
      date: '2026-01-05',
      payments: 1,
      paid: earlier.order.total / 100,
      refunded: 0,
      kept: earlier.order.total / 100,
    })
    expect(today?.payments).toBe(2)
    expect(today?.refunded).toBeGreaterThan(0)
    expect(Math.round(((today?.kept ?? 0) + (today?.refunded ?? 0)) * 100)).toBe(Math.round((today?.paid ?? 0) * 100))
    expect((await list('?limit=1')).days).toEqual([today])
    expect((await list('?limit=1&offset=2')).days).toEqual([before])
    expect((await list('?to=2026-01-05')).days).toEqual([before])
    expect((await list('?from=2026-01-06')).days).toEqual([today])
    expect(await list('?from=2026-01-06&to=2026-01-05')).toMatchObject({ total: 0, days: [] })
    expect(Math.round(paid * 100)).toBe((await list()).payments.reduce((sum, { amount }) => sum + amount * 100, 0))
  })

  it('is for managers and up; failed events are for admins (money 34)', async () => {
    const staff = await aColleague(house().app, 'staff', ['truro'])
    expect((await staff.get('/getPayments')).status).toBe(403)
    expect((await staff.get('/getPaymentProblems')).status).toBe(403)
    const manager = await aColleague(house().app, 'manager', ['truro'])
    expect((await manager.get('/getPayments')).body.total).toBe(3)
    expect((await manager.post('/retryFailedWebhook', { failureId: crypto.randomUUID() })).status).toBe(403)
  })
})

describe('money that is in no book', () => {
  it('is found by asking every hour, shown once, and put away by who dealt with it (money 33)', async () => {
    const sessionId = await house().start(undefined, { specialInstructions: 'lost' })
    const { database } = house().app
    await database.db.run(sql`
      update payment_sessions set state = 'paid', paid_at = now(), created_at = now() - interval '2 hours' where id = ${sessionId}`)
    await alertUnaccounted({ database, links: staffLinks('http://localhost') }, new Date())
    await alertUnaccounted({ database, links: staffLinks('http://localhost') }, new Date())
    const open = async () =>
      bodyOf(getPaymentProblems, await house().admin.get('/getPaymentProblems')).alerts.filter(
        (alert) => alert.sessionId === sessionId,
      )
    const [alert] = await open()
    expect(await open()).toMatchObject([{ kind: 'unaccounted' }])
    const elsewhere = await aColleague(house().app, 'manager', ['new-glasgow'])
    expect((await elsewhere.post('/resolvePaymentAlert', { alertId: alert?.id })).body.code).toBe(
      'payment_alert_not_found',
    )
    expect((await house().admin.post('/resolvePaymentAlert', { alertId: alert?.id })).status).toBe(200)
    expect(await open()).toEqual([])
    const { n } = await database.db.one<{ n: number }>(
      sql`select count(*)::int as n from audit where action = 'resolvePaymentAlert' and subject = ${`alert:${alert?.id}`}`,
    )
    expect(n).toBe(1)
  })

  it('shows in the health of the payments', async () => {
    expect(await paymentsPart()).toMatchObject({ status: 'ok', cause: '', figures: { isLive: 0, failedRefunds: 0 } })
    await house().app.database.db.run(sql`update refunds set state = 'failed'`)
    expect(await paymentsPart()).toMatchObject({ status: 'degraded', cause: 'Refunds that failed: 1' })
  })
})
