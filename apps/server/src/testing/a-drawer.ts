import * as contract from '@sizzle/contract/closing.ts'
import { expect } from 'vitest'
import { anOrder } from './an-order.ts'
import { bodyOf } from './body-of.ts'
import type { Caller, TestApp } from './test-app.ts'

/** The books of one location, as its manager keeps them through HTTP. */
export function aDrawer(app: TestApp, customer: Caller, manager: Caller, locationId = 'truro') {
  const toClose = async (date?: string) => {
    const asked = date === undefined ? '' : `&date=${date}`
    return bodyOf(contract.getDayToClose, await manager.get(`/getDayToClose?locationId=${locationId}${asked}`))
  }

  /** Counted in coins of 5 cents. */
  const count = async (date: string, amount: number) => {
    const pieces = [{ value: 0.05, count: Math.round(amount * 20) }]
    return bodyOf(contract.countDrawer, await manager.post('/countDrawer', { locationId, date, pieces }))
  }

  const close = async (date: string, countId: string, left = 0) => {
    const wish = { locationId, date, countId, left, reason: '', acceptsOpenOrders: true }
    return bodyOf(contract.closeDay, await manager.post('/closeDay', wish)).report
  }

  return {
    toClose,
    count,
    close,

    closed: async (date: string, amount: number, left = 0) => close(date, (await count(date, amount)).countId, left),

    placed: async (): Promise<string> => {
      const wish = await anOrder(app, { specialInstructions: crypto.randomUUID() })
      const reply = await customer.post('/createCustomerOrderCash', wish)
      expect(reply.status, JSON.stringify(reply.body)).toBe(200)
      return String(reply.body.orderId)
    },

    pay: async (orderId: string, tender: 'cash' | 'card' = 'cash') => {
      const paid = await manager.post('/processOrderPayment', { orderId, paymentData: { method: 'manual', tender } })
      expect(paid.status, JSON.stringify(paid.body)).toBe(200)
    },

    /** The order is called off, and what was paid for it goes back over the counter. */
    giveBack: async (orderId: string) => {
      const cancelled = await manager.post('/cancelOrder', { orderId, cancelReason: 'Guest is sick' })
      expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
      const back = await manager.post('/giveCashBack', { orderId })
      expect(back.status, JSON.stringify(back.body)).toBe(200)
    },

    move: async (kind: 'pay_in' | 'pay_out' | 'drop', amount: number, reason: string) =>
      bodyOf(contract.addCashMove, await manager.post('/addCashMove', { locationId, kind, amount, reason })).move,

    /** What an account comes to in the journal of a report: a debit, or a credit below nothing; all accounts come to nothing. */
    booked: async (n: number): Promise<(account: string) => number> => {
      const reply = await manager.post('/exportJournal', { locationId, n, dates: 'YYYY-MM-DD' })
      const lines = bodyOf(contract.exportJournal, reply).csv.trimEnd().split('\r\n').slice(1)
      const rows = lines.map((line) => line.slice(1, -1).split('","'))
      const cents = (rowsOf: readonly string[][]) =>
        rowsOf.reduce((sum, row) => sum + Math.round((Number(row[3]) - Number(row[4])) * 100), 0)
      expect(cents(rows)).toBe(0)
      return (account) => cents(rows.filter((row) => row[2] === account)) / 100
    },
  }
}
