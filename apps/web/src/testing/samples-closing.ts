import type { getZReports } from '@sizzle/contract/closing.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import type { DayToClose, WrittenReport, ZReport } from '../features/admin/closing/closing-query.ts'

// A day that is to be closed, and one that is.

const SALES = {
  orders: 42,
  cancelled: 1,
  goods: 1402.18,
  discounts: 0,
  fees: 12,
  tax: 197.99,
  tips: 88.33,
  total: 1700.5,
  refunded: 0,
}
export const REPORT: ZReport = {
  locationId: 'truro',
  locationName: 'Truro Heights',
  date: '2026-11-20',
  n: 12,
  previousHash: 'a'.repeat(64),
  closedAt: '2026-11-21T02:41:07.000Z',
  closedBy: { id: '1', name: 'Anita Rao' },
  timeZone: 'America/Halifax',
  sales: SALES,
  cancelledTotal: 31.4,
  fees: [{ kind: 'delivery_fee', amount: 12 }],
  taxes: [{ name: 'HST', ratePer100k: 14_000, base: 1414.18, amount: 197.99 }],
  numbers: { first: 'TRU-001', last: 'TRU-043', missing: 1 },
  money: [{ tender: 'cash', payments: 14, taken: 432.57, rounding: -0.02, tips: 12, givenBack: 12.5, roundingBack: 0 }],
  tips: [{ name: null, tender: 'card', amount: 76.33 }],
  open: { count: 0, amount: 0, orders: [] },
  corrections: [
    {
      date: '2026-11-19',
      sales: { ...SALES, orders: -1, cancelled: 1, goods: 0, fees: 0, tax: -2.5, tips: 0, total: -20.5 },
      money: [],
    },
  ],
  moves: [{ kind: 'drop', amount: 50, reason: 'To the safe', by: 'Anita Rao', at: '2026-11-20T21:00:00.000Z' }],
  cash: {
    float: 200,
    taken: 432.55,
    givenBack: 12.5,
    moved: -50,
    late: 0,
    expected: 570.05,
    pieces: [{ value: 20, count: 28 }],
    counted: 565.05,
    difference: -5,
    reason: '',
    countedBy: 'Anita Rao',
    counts: 2,
    firstDifference: -25,
    left: 200,
    banked: 365.05,
  },
}
export const WRITTEN: WrittenReport = { success: true, report: REPORT, hash: 'b'.repeat(64) }
export const DAY: DayToClose = {
  success: true,
  locationId: 'truro',
  timeZone: 'America/Halifax',
  date: '2026-11-20',
  today: '2026-11-20',
  isToday: true,
  openHours: null,
  closed: null,
  orders: 42,
  isFirst: false,
  unreported: null,
  float: 200,
  countedBefore: 0,
  uncountedBefore: 0,
  open: {
    count: 2,
    amount: 18.02,
    orders: [
      {
        id: 'paid',
        shortNumber: 'TRU-040',
        customerName: 'Sam Roy',
        status: 'ready',
        left: 0,
        placedAt: '2026-11-20T21:30:00.000Z',
      },
      {
        id: 'owed',
        shortNumber: 'TRU-041',
        customerName: 'Priya Nair',
        status: 'ready',
        left: 18.02,
        placedAt: '2026-11-20T22:00:00.000Z',
      },
    ],
  },
  moves: [],
  movesSince: [],
  soFar: null,
  lastCount: null,
}
/** The drawer as it was counted, and it matches. */
export const LAST_COUNT = {
  id: '0190a000-0000-7000-8000-000000000001',
  pieces: [{ value: 20, count: 2 }],
  counted: 40,
  expected: 40,
  cameSince: 0,
  cameAfter: 0,
  difference: 0,
  countedBy: 'Mia',
  countedAt: '2026-11-20T22:30:00.000Z',
}
export const NO_REPORTS: WireOutputOf<typeof getZReports> = { success: true, reports: [], total: 0, page: 1, pages: 1 }
export const LINE = {
  n: 12,
  date: '2026-11-20',
  closedAt: REPORT.closedAt,
  closedBy: 'Anita Rao',
  orders: 42,
  total: 1700.5,
  difference: -5,
  corrections: 1,
}
