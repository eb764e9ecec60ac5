import type { ExamplesOf } from './example.ts'
import { NEW_GLASGOW, TRURO } from './the-restaurant.ts'

export const locationExamples: ExamplesOf<'getActiveLocations' | 'getLocation'> = {
  getActiveLocations: { input: {}, answer: { locations: [NEW_GLASGOW, TRURO], total: 2 } },
  getLocation: { input: { id: TRURO.id }, answer: { location: TRURO } },
}
