import type { Setting } from '@sizzle/contract/settings.ts'
import { SETTINGS } from '@sizzle/domain/settings/settings.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { TRURO } from './the-restaurant.ts'

const PER_ITEM: z.input<typeof Setting> = {
  name: 'kitchen.minutesPerItem',
  scope: 'location',
  about: SETTINGS['kitchen.minutesPerItem'].about,
  locationId: TRURO.id,
  value: 3,
  from: 'standard',
  standard: 3,
  version: 0,
  updatedAt: null,
  updatedBy: null,
}

export const settingExamples: ExamplesOf<'getSettings' | 'changeSetting'> = {
  getSettings: { input: { locationId: TRURO.id }, answer: { settings: [PER_ITEM] } },
  changeSetting: {
    input: { name: 'kitchen.minutesPerItem', locationId: TRURO.id, value: 4, expectedVersion: 0 },
    answer: {
      setting: {
        ...PER_ITEM,
        value: 4,
        from: 'location',
        version: 1,
        updatedAt: '2026-11-20T21:40:00.000Z',
        updatedBy: 'Anita Rao',
      },
    },
  },
}
