import type { BuiltInLocationId } from '../locations.ts'

/** Its first month and its last, from 1, in one year. */
export type Season = readonly [number, number]

/** What makes one location's copy of the menu its own; dishes are named by id. */
export type Differences = {
  /** On the menu here and nowhere else. */
  only: readonly string[]
  soldOut: readonly string[]
  /** The months in which dishes are there; out of them they have run out until the next one. */
  seasons: Readonly<Record<string, Season>>
  /** Cents, where this kitchen charges differently. */
  prices: Readonly<Record<string, number>>
  /** Specials of the first week. */
  specials: readonly string[]
}

export const DIFFERENCES: Record<BuiltInLocationId, Differences> = {
  truro: {
    only: [
      'oxford-blueberry-lassi',
      'valley-squash-kootu',
      'fiddlehead-thoran',
      'lamb-dum-biryani',
      'tandoori-mixed-grill-with-naan',
    ],
    soldOut: [],
    seasons: { 'fiddlehead-thoran': [5, 6] },
    prices: {},
    specials: ['digby-scallop-pakoras', 'valley-squash-kootu'],
  },
  'new-glasgow': {
    only: ['northumberland-lobster-masala', 'pictou-county-naan-pizza', 'rhubarb-sharbat', 'salmon-methi-masala'],
    soldOut: ['rose-falooda'],
    seasons: {},
    prices: {
      'vegetable-samosas': 599,
      'digby-scallop-pakoras': 1699,
      'masala-dosa': 1299,
      'dal-makhani': 1449,
      'butter-chicken': 1749,
      'goan-shrimp-curry': 1899,
      'hyderabadi-chicken-biryani': 1699,
      'sizzle-vegetable-thali': 1899,
      'mango-lassi': 529,
    },
    specials: ['northumberland-lobster-masala', 'rhubarb-sharbat'],
  },
}
