import type { ExamplesOf } from './example.ts'
import { BOARD_ORDER, ORDER_ID, ORDER_TOKEN, OWN_ORDER } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const STAFF = 'Dev Patel'
const STARTED = '2026-11-20T21:32:00.000Z'
const READY = '2026-11-20T21:50:00.000Z'
const READY_RESULT = {
  success: true,
  orderId: ORDER_ID,
  oldStatus: 'preparing',
  newStatus: 'ready',
  changed: true,
  version: 3,
  current: { status: 'ready', at: READY, by: STAFF },
  message: 'Order TRU-042: Ready for Pickup',
}
const COUNTS = { total: 10, pending: 2, later: 1, preparing: 1, ready: 1, completed: 4, cancelled: 1 }

export const boardExamples: ExamplesOf<
  | 'getLocationOrders'
  | 'getLocationOrderCounts'
  | 'getOrderDetails'
  | 'acceptOrder'
  | 'updateOrderStatus'
  | 'updateMultipleOrderStatuses'
  | 'undoMove'
  | 'movePromise'
  | 'cancelOrder'
> = {
  getLocationOrders: {
    input: { locationId: TRURO.id, status: 'active', sortBy: 'orderTime', sortOrder: 'desc', limit: '50', offset: '0' },
    answer: {
      orders: [BOARD_ORDER],
      total: 1,
      metadata: { locationId: TRURO.id, limit: 50, offset: 0, hasMore: false, acceptsApart: false },
    },
  },
  getLocationOrderCounts: {
    input: { locationId: TRURO.id },
    answer: { ...COUNTS, counts: COUNTS, lastUpdated: '2026-11-20T21:40:00.000Z' },
  },
  getOrderDetails: {
    input: { orderId: ORDER_ID },
    answer: {
      order: {
        ...BOARD_ORDER,
        timeline: [
          { kind: 'status', status: 'pending', at: BOARD_ORDER.orderTime, by: 'Priya Sharma', note: '' },
          { kind: 'status', status: 'preparing', at: STARTED, by: STAFF, note: '' },
        ],
        messages: [
          {
            kind: 'sms',
            template: 'order_preparing',
            state: 'sent',
            at: STARTED,
            sentAt: '2026-11-20T21:32:07.000Z',
          },
        ],
        language: 'en',
        receiptUrl: OWN_ORDER.receiptUrl,
        metadata: { adminCreated: false, orderToken: ORDER_TOKEN },
      },
    },
  },
  acceptOrder: {
    input: { orderId: ORDER_ID },
    answer: { orderId: ORDER_ID, acceptedAt: '2026-11-20T21:31:00.000Z', changed: true, version: 2 },
  },
  updateOrderStatus: {
    input: { orderId: ORDER_ID, status: 'preparing', expectedVersion: 1 },
    answer: {
      orderId: ORDER_ID,
      oldStatus: 'pending',
      newStatus: 'preparing',
      changed: true,
      version: 2,
      current: { status: 'preparing', at: STARTED, by: STAFF },
      message: 'Order TRU-042: Being Prepared',
    },
  },
  updateMultipleOrderStatuses: {
    input: {
      updates: [{ orderId: ORDER_ID, newStatus: 'ready' }],
      locationId: TRURO.id,
      batchId: 'friday-evening-1',
    },
    answer: {
      results: [{ orderId: ORDER_ID, newStatus: 'ready', result: READY_RESULT }],
      summary: { total: 1, successful: 1, failed: 0, successRate: 100 },
      batchId: 'friday-evening-1',
    },
  },
  undoMove: {
    input: { orderId: ORDER_ID, status: 'ready' },
    answer: {
      orderId: ORDER_ID,
      oldStatus: 'ready',
      newStatus: 'preparing',
      changed: true,
      version: 4,
      current: { status: 'preparing', at: READY, by: STAFF },
    },
  },
  movePromise: {
    input: { orderId: ORDER_ID, promisedAt: '2026-11-20T22:10:00.000Z', reason: 'The tandoor is full' },
    answer: { orderId: ORDER_ID, promisedAt: '2026-11-20T22:10:00.000Z', changed: true, version: 3 },
  },
  cancelOrder: {
    input: { orderId: ORDER_ID, cancelReason: 'The customer called', expectedVersion: 2 },
    answer: {
      orderId: ORDER_ID,
      oldStatus: 'preparing',
      newStatus: 'cancelled',
      message: 'Order cancelled successfully.',
      refund: null,
    },
  },
}
