import type { ExamplesOf } from './example.ts'
import { BOARD_ORDER, FULL_SIZE, ORDER, ORDER_ID, REGULAR_SIZE, TAXES } from './the-order.ts'

// Priya calls: two mango lassis instead of one.

const PRICING = { subtotal: 46.96, tax: 6.57, tip: 0, total: 53.53, taxRate: 0.14 }
const MORE_TAXES = TAXES.map((tax) => ({ ...tax, base: PRICING.subtotal, amount: PRICING.tax }))
const SETTLEMENT = { difference: 6.26, left: 53.53, back: [] }
const [BUTTER_CHICKEN, MANGO_LASSI] = ORDER.items
const EDIT = {
  orderId: ORDER_ID,
  expectedVersion: 1,
  items: [
    { line: 1, id: 'butter-chicken', quantity: 2 },
    { line: 2, id: 'mango-lassi', quantity: 2 },
  ],
}
const EDITED_AT = '2026-11-20T21:33:00.000Z'

export const orderEditExamples: ExamplesOf<'previewOrderEdit' | 'editOrder'> = {
  previewOrderEdit: {
    input: EDIT,
    answer: {
      orderId: ORDER_ID,
      changed: true,
      pricing: PRICING,
      items: [
        { id: 'butter-chicken', name: 'Butter Chicken', quantity: 2, price: 17.99, isKept: true },
        { id: 'mango-lassi', name: 'Mango Lassi', quantity: 2, price: 5.49, isKept: true },
      ],
      charges: [],
      taxes: MORE_TAXES,
      promisedAt: '2026-11-20T21:57:00.000Z',
      settlement: SETTLEMENT,
      added: [{ quantity: 1, name: 'Mango Lassi' }],
      taken: [],
      changes: ['$47.27 -> $53.53'],
    },
  },
  editOrder: {
    input: { ...EDIT, confirmedTotal: PRICING.total },
    answer: {
      orderId: ORDER_ID,
      changed: true,
      version: 2,
      order: {
        ...BOARD_ORDER,
        status: 'pending',
        statusHistory: ORDER.statusHistory,
        updatedAt: EDITED_AT,
        acceptedAt: null,
        prepStartTime: null,
        items: [
          ...(BUTTER_CHICKEN ? [{ ...BUTTER_CHICKEN, options: [FULL_SIZE] }] : []),
          ...(MANGO_LASSI
            ? [
                {
                  ...MANGO_LASSI,
                  options: [REGULAR_SIZE],
                  quantity: 2,
                  taxParts: [{ taxClass: 'prepared' as const, amount: 10.98 }],
                },
              ]
            : []),
        ],
        pricing: PRICING,
        taxes: MORE_TAXES,
        orderValue: PRICING.total,
        estimatedReady: '2026-11-20T21:57:00.000Z',
        promisedAt: '2026-11-20T21:57:00.000Z',
        ticks: { done: [], version: 0 },
        itemCount: 4,
        orderAge: 3,
        estimatedWaitTime: 24,
      },
      settlement: SETTLEMENT,
      endedLinks: 0,
      message: 'Order TRU-042 was changed. $53.53 is left to pay.',
    },
  },
}
