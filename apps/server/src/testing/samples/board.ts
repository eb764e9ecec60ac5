import { randomUUID } from 'node:crypto'
import type * as board from '@sizzle/contract/board.ts'
import type * as cancelling from '@sizzle/contract/cancel-order.ts'
import type * as edits from '@sizzle/contract/edit-order.ts'
import type * as moves from '@sizzle/contract/moves.ts'
import type { SamplesOf } from './sample.ts'

const EDIT = {
  expectedVersion: 1,
  items: [
    {
      line: 1,
      id: 'samosa',
      name: 'Samosa',
      quantity: 2,
      note: 'Sauce on the side',
      options: [{ groupId: 'bread', optionId: 'naan', quantity: 1, choices: [] }],
    },
  ],
  orderType: 'delivery',
  customerInfo: { name: 'Priya Sharma', email: 'priya@example.test', phone: '(902) 555-0123', firebaseId: null },
  deliveryInfo: { address: '1 Main St', instructions: 'ring' },
  tableInfo: { tableNumber: '4', partySize: 2 },
  specialInstructions: 'no onions',
  tipAmount: 2,
  overbook: true,
}

export const boardSamples: SamplesOf<typeof board & typeof cancelling & typeof edits & typeof moves> = {
  getOrderDetails: () => ({ orderId: randomUUID(), atLeastVersion: '1' }),
  getLocationOrders: () => ({
    locationId: 'truro',
    status: 'pending',
    orderType: 'pickup',
    search: 'priya',
    sortBy: 'total',
    sortOrder: 'asc',
    limit: '10',
    offset: '0',
    startDate: '2026-11-01',
    endDate: '2026-11-02',
    finishedOn: '2026-11-02',
  }),
  getLocationOrderCounts: () => ({ locationId: 'truro' }),
  updateOrderStatus: () => ({ orderId: randomUUID(), status: 'preparing', expectedVersion: 1 }),
  updateMultipleOrderStatuses: () => ({
    updates: [
      { orderId: randomUUID(), newStatus: 'preparing', additionalData: {}, timestamp: '2026-11-01T12:00:00.000Z' },
    ],
    locationId: 'truro',
    batchId: 'batch-1',
  }),
  acceptOrder: () => ({ orderId: randomUUID() }),
  undoMove: () => ({ orderId: randomUUID(), status: 'ready' }),
  movePromise: () => ({ orderId: randomUUID(), promisedAt: '2026-11-01T18:00:00.000Z', reason: 'The oven is cold' }),
  cancelOrder: () => ({
    orderId: randomUUID(),
    cancelReason: 'out of rice',
    reason: 'out of rice',
    expectedVersion: 1,
    approvalId: randomUUID(),
  }),
  processOrderPayment: () => ({
    orderId: randomUUID(),
    paymentData: {
      method: 'manual',
      processedBy: 'admin',
      paymentProcessedAt: '2026-11-01T12:00:00.000Z',
      source: 'admin_dashboard',
    },
  }),
  previewOrderEdit: () => ({ orderId: randomUUID(), ...EDIT }),
  editOrder: () => ({ orderId: randomUUID(), ...EDIT, confirmedTotal: 12.5 }),
  sendCustomSMS: () => ({ orderId: randomUUID(), message: 'Ten more minutes, please.', phoneNumber: '(902) 555-0123' }),
}
