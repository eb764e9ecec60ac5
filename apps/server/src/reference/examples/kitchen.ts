import type { getKitchen } from '@sizzle/contract/kitchen.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

type Kitchen = z.input<typeof getKitchen.output>['kitchen']

const CALM: Kitchen = {
  locationId: TRURO.id,
  dayEndsAt: '04:00',
  pauses: [],
  bump: null,
  quotes: [
    { orderType: 'pickup', minutes: 18 },
    { orderType: 'delivery', minutes: 28 },
    { orderType: 'dine-in', minutes: 18 },
  ],
  capacity: { orders: 10, items: null },
  slots: [
    { at: '2026-11-20T22:45:00.000Z', time: '6:45 p.m.', orders: 3, items: 11, heldOrders: 1, heldItems: 2 },
    { at: '2026-11-20T23:00:00.000Z', time: '7 p.m.', orders: 0, items: 0, heldOrders: 0, heldItems: 0 },
  ],
  accepting: 'with_start',
}
const PAUSED: Kitchen = {
  ...CALM,
  pauses: [
    {
      id: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071',
      orderType: 'delivery',
      channel: null,
      from: '2026-11-20T22:58:12.000Z',
      until: '2026-11-20T23:29:00.000Z',
      reason: 'The driver is on the way back',
      byName: 'Anita Rao',
      text: 'Delivery paused until 7:29 p.m.',
    },
  ],
}
const SLOWER: Kitchen = {
  ...CALM,
  bump: { minutes: 20, until: '2026-11-20T23:59:00.000Z', text: 'Quotes +20 min until 7:59 p.m.' },
  quotes: [
    { orderType: 'pickup', minutes: 40 },
    { orderType: 'delivery', minutes: 50 },
    { orderType: 'dine-in', minutes: 40 },
  ],
}

export const kitchenExamples: ExamplesOf<
  'getKitchen' | 'pauseOrders' | 'resumeOrders' | 'bumpQuotes' | 'endBump' | 'watchKitchens'
> = {
  getKitchen: { input: { locationId: TRURO.id }, answer: { kitchen: PAUSED } },
  pauseOrders: {
    input: {
      locationId: TRURO.id,
      orderType: 'delivery',
      channel: null,
      length: { for: 'minutes', minutes: 30 },
      reason: 'The driver is on the way back',
    },
    answer: { kitchen: PAUSED },
  },
  resumeOrders: {
    input: { locationId: TRURO.id, pauseId: '0190b2c4-5d6e-7f80-9a1b-2c3d4e5f6071' },
    answer: { kitchen: CALM },
  },
  bumpQuotes: { input: { locationId: TRURO.id, minutes: 20, forMinutes: 60 }, answer: { kitchen: SLOWER } },
  endBump: { input: { locationId: TRURO.id }, answer: { kitchen: CALM } },
  watchKitchens: { input: { locationIds: [TRURO.id] }, answer: { until: '2026-11-20T22:59:12.000Z' } },
}
