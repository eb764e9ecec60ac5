import type { Routes } from '@sizzle/contract/routes.ts'
import type { Example, ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const AT_TRURO = { locationId: TRURO.id }
const DATE = '2026-11-20'
const CLOSED_AT = '2026-11-21T02:41:07.000Z'
const COUNT_ID = '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071'
const HASH = '3f8a1c0de9b24f6a7c5d8e1029384756afbecd0123456789abcdef0123456789'
const PIECES = [
  { value: 20, count: 24 },
  { value: 5, count: 15 },
  { value: 2, count: 5 },
  { value: 0.05, count: 1 },
]
const MOVE = {
  kind: 'drop',
  amount: 50,
  reason: 'To the safe',
  by: 'Anita Rao',
  at: '2026-11-20T21:00:00.000Z',
} as const
const OPEN = { count: 1, amount: 18.02, orders: [{ shortNumber: 'TRU-041', status: 'ready', left: 18.02 }] } as const
const SALES = {
  orders: 42,
  cancelled: 1,
  goods: 1402.18,
  discounts: 0,
  fees: 12,
  tax: 197.99,
  tips: 88.33,
  total: 1700.5,
  refunded: 20,
}
const CASH = {
  tender: 'cash',
  payments: 14,
  taken: 432.57,
  rounding: -0.02,
  tips: 12,
  givenBack: 12.5,
  roundingBack: 0,
} as const

const REPORT: Example<Routes['closeDay']>['answer']['report'] = {
  ...AT_TRURO,
  locationName: TRURO.name,
  date: DATE,
  n: 12,
  previousHash: `9c${HASH.slice(2)}`,
  closedAt: CLOSED_AT,
  closedBy: { id: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6072', name: 'Anita Rao' },
  timeZone: 'America/Halifax',
  sales: SALES,
  cancelledTotal: 31.4,
  fees: [{ kind: 'delivery_fee', amount: 12 }],
  taxes: [{ name: 'HST', ratePer100k: 14000, base: 1414.18, amount: 197.99 }],
  numbers: { first: 'TRU-001', last: 'TRU-043', missing: 0 },
  money: [CASH],
  tips: [{ name: 'Sam Staff', tender: 'cash', amount: 12 }],
  open: OPEN,
  corrections: [],
  moves: [MOVE],
  cash: {
    float: 200,
    taken: 432.55,
    givenBack: 12.5,
    moved: -50,
    late: 0,
    expected: 570.05,
    pieces: PIECES,
    counted: 565.05,
    difference: -5,
    reason: '',
    countedBy: 'Anita Rao',
    counts: 1,
    firstDifference: -5,
    left: 200,
    banked: 365.05,
  },
}

type Books = 'getDayToClose' | 'addCashMove' | 'countDrawer' | 'closeDay'
type Reports = 'getZReports' | 'getZReport' | 'checkZReports' | 'exportJournal'

export const closingExamples: ExamplesOf<Books | Reports> = {
  getDayToClose: {
    input: AT_TRURO,
    answer: {
      ...AT_TRURO,
      timeZone: 'America/Halifax',
      date: DATE,
      today: DATE,
      isToday: true,
      openHours: 'Open until 10 p.m.',
      closed: null,
      orders: 42,
      isFirst: false,
      unreported: null,
      float: 200,
      countedBefore: 0,
      uncountedBefore: 0,
      open: {
        ...OPEN,
        orders: [
          {
            ...OPEN.orders[0],
            id: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6072',
            customerName: 'Priya Nair',
            placedAt: '2026-11-20T22:04:00.000Z',
          },
        ],
      },
      moves: [MOVE],
      movesSince: [],
      soFar: null,
      lastCount: null,
    },
  },
  addCashMove: {
    input: { ...AT_TRURO, kind: 'drop', amount: 50, reason: 'To the safe' },
    answer: { move: MOVE },
  },
  countDrawer: {
    input: { ...AT_TRURO, date: DATE, pieces: PIECES },
    answer: { countId: COUNT_ID, counted: 565.05, expected: 570.05, cameSince: 0, difference: -5, needsReason: false },
  },
  closeDay: {
    input: { ...AT_TRURO, date: DATE, countId: COUNT_ID, left: 200, reason: '', acceptsOpenOrders: true },
    answer: { report: REPORT, hash: HASH },
  },
  getZReports: {
    input: AT_TRURO,
    answer: {
      reports: [
        {
          n: 12,
          date: DATE,
          closedAt: CLOSED_AT,
          closedBy: 'Anita Rao',
          orders: 42,
          total: 1700.5,
          difference: -5,
          corrections: 0,
        },
      ],
      total: 12,
      page: 1,
      pages: 1,
    },
  },
  getZReport: { input: { ...AT_TRURO, n: '12' }, answer: { report: REPORT, hash: HASH } },
  exportJournal: {
    input: { ...AT_TRURO, n: 12, dates: 'YYYY-MM-DD' },
    answer: {
      fileName: 'Z-TRU-20261120.csv',
      csv: '"JournalNo","JournalDate","AccountName","Debits","Credits"\r\n"Z-TRU-20261120","2026-11-20","Safe","50.00",""\r\n',
    },
  },
  checkZReports: { input: AT_TRURO, answer: { holds: true, reports: 12, brokenAt: null, lastHash: HASH } },
}
