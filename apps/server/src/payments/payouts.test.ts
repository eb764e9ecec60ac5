import { getPayouts } from '@sizzle/contract/payouts.ts'
import { describe, expect, it } from 'vitest'
import { aColleague } from '../testing/a-colleague.ts'
import { bodyOf } from '../testing/body-of.ts'
import { useStripeApp } from '../testing/stripe-app.ts'

const house = useStripeApp()
const read = async () => bodyOf(getPayouts, await house().admin.get('/getPayouts'))

describe('payouts of the card provider (money 86)', () => {
  it('are matched to our payments line by line', async () => {
    const { session } = await house().paidOrder()
    const paid = session.payment_intent ?? ''
    const { books } = house().stripe
    const charge = {
      type: 'charge',
      amount: session.amount_total,
      fee: 100,
      source: { object: 'charge', payment_intent: paid },
    }
    books.payOut([charge, { type: 'stripe_fee', amount: -50, fee: 0, source: null }])
    const stranger = {
      type: 'charge',
      amount: 900,
      fee: 30,
      source: { object: 'charge', payment_intent: 'pi_of_others' },
    }
    books.payOut([{ ...charge, amount: session.amount_total + 1 }, stranger], 7)
    const { provider, payouts } = await read()
    expect(provider).toBe('stripe')
    const net = (session.amount_total - 150) / 100
    expect(payouts.find(({ isWhole }) => isWhole)).toMatchObject({ amount: net, net, fees: 1, lines: 2, problems: [] })
    expect(payouts.find(({ isWhole }) => !isWhole)).toMatchObject({
      amount: 0.07,
      problems: [
        { problem: 'other_amount', paymentId: paid },
        { problem: 'unknown_payment', gross: 9 },
      ],
    })
  })

  it('are not known while the provider is silent', async () => {
    house().stripe.arm(/\/v1\/payouts/, { kind: 'status', status: 500, when: 'before' })
    expect((await house().admin.get('/getPayouts')).body.code).toBe('provider_silent')
  })

  it('are for admins', async () => {
    const manager = await aColleague(house().app, 'manager', ['truro'])
    expect((await manager.get('/getPayouts')).status).toBe(403)
  })
})
