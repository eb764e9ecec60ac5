import { limeWedge, sprig } from './foods.ts'
import { at, type Point, strew } from './ink.ts'
import { katori } from './vessels.ts'

// How a plate is laid: the vessel in the middle, something in the corner, something near the hand.

export const MINT_CHUTNEY = katori('#6f9a48')

export const TAMARIND = katori('#5f2c1a')

export const SAMBAR = katori('#c9702a')

export const COCONUT_CHUTNEY = katori('#f6ecd6')

export const YOGURT = katori('#fbf4e4')

export const CHANA_CUP = katori('#8f5227')

export const centre = (vessel: string) => at(196, 152, vessel)

export const corner = (thing: string, scale = 1) => at(346, 66, thing, 0, scale)

export const near = (thing: string, scale = 1) => at(50, 246, thing, 0, scale)

export const LIMES = at(46, 246, limeWedge(), -24, 1.35) + at(330, 246, sprig(), 20, 1.4)

export function pile(name: string, one: string, places: readonly Point[], scale = 1): string {
  return strew(places, one, name, scale)
}

export const RING_OF_SIX: readonly Point[] = [
  [-46, -34],
  [8, -52],
  [54, -12],
  [36, 42],
  [-22, 50],
  [-60, 14],
]

export const HEAP: readonly Point[] = [
  [-52, -26],
  [-12, -54],
  [40, -42],
  [58, 6],
  [22, 48],
  [-36, 44],
  [-62, 12],
  [2, -4],
  [-22, 4],
  [26, 14],
]
