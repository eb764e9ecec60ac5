import { randomUUID } from 'node:crypto'
import type * as kitchen from '@sizzle/contract/kitchen.ts'
import type { SamplesOf } from './sample.ts'

export const kitchenSamples: SamplesOf<typeof kitchen> = {
  getKitchen: () => ({ locationId: 'truro' }),
  pauseOrders: () => ({
    locationId: 'truro',
    orderType: 'dine-in',
    channel: 'staff',
    length: { for: 'minutes', minutes: 15 },
    reason: 'A party of thirty',
  }),
  resumeOrders: () => ({ locationId: 'truro', pauseId: randomUUID() }),
  bumpQuotes: () => ({ locationId: 'truro', minutes: 10, forMinutes: 30 }),
  endBump: () => ({ locationId: 'truro' }),
  watchKitchens: () => ({ locationIds: ['truro'] }),
}
