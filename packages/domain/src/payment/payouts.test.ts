import { describe, expect, it } from 'vitest'
import { matchPayout, type PayoutLine, type PayoutReport } from './payouts.ts'

const line = (of: Partial<PayoutLine>): PayoutLine => ({
  id: 'txn_1',
  kind: 'charge',
  gross: 4000,
  fee: 146,
  net: 3854,
  paymentId: 'pi_1',
  ...of,
})
const payout = (lines: readonly PayoutLine[], amount = lines.reduce((sum, { net }) => sum + net, 0)): PayoutReport => ({
  id: 'po_1',
  amount,
  currency: 'cad',
  arrivesAt: new Date('2026-11-22T00:00:00Z'),
  state: 'paid',
  lines,
})
const BOOKED = [{ providerPaymentId: 'pi_1', amount: 4000, refunded: 1000 }]

describe('a payout beside our books (money 86)', () => {
  it('is right when its lines add up to it and each has its payment', () => {
    const lines = [
      line({}),
      line({ id: 'txn_2', kind: 'refund', gross: -1000, fee: 0, net: -1000 }),
      line({ id: 'txn_3', kind: 'fee', gross: -200, fee: 0, net: -200, paymentId: null }),
    ]
    expect(matchPayout(payout(lines), BOOKED)).toEqual({
      gross: 2800,
      fees: 146,
      net: 2654,
      isWhole: true,
      problems: [],
    })
  })

  it('is not whole where its lines come to something else', () => {
    expect(matchPayout(payout([line({})], 3853), BOOKED).isWhole).toBe(false)
    expect(matchPayout(payout([], 0), []).isWhole).toBe(true)
  })

  it.each<[string, Partial<PayoutLine>, string | undefined]>([
    ['a payment that we do not know', { paymentId: 'pi_2' }, 'unknown_payment'],
    ['a charge of no payment', { paymentId: null }, 'unknown_payment'],
    ['another amount', { gross: 4001 }, 'other_amount'],
    ['a refund that our books do not have', { kind: 'refund', gross: -1001 }, 'refund_not_booked'],
    ['a refund in two parts', { kind: 'refund', gross: -400 }, undefined],
    ['a dispute', { kind: 'dispute', gross: -4000 }, undefined],
  ])('%s', (_, of, problem) => {
    expect(matchPayout(payout([line(of)]), BOOKED).problems.map((one) => one.problem)[0]).toBe(problem)
  })
})
