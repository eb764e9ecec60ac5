import { curryLeaf, limeWedge, naan, onionRing, rice, roti, sprig } from './foods.ts'
import { at, COLOUR, line } from './ink.ts'
import { BUN, PUFF } from './morsels.ts'
import { produce } from './produce.ts'
import { bowl } from './vessels.ts'

// What goes under the pot of a combo: bread or rice, reaching in from the right.

function parotta(): string {
  return (
    roti('#efd09a', '#b9793a') +
    line('M4 2c12 -8 22 8 10 18c-18 14 -44 -2 -38 -28c8 -30 54 -34 68 0c12 36 -20 66 -56 58', '#c48f4c', 4)
  )
}

export const SIDES: Record<string, string> = {
  'side-naan':
    at(318, 118, naan(), 38, 1.02) +
    at(50, 252, onionRing(24)) +
    at(80, 268, onionRing(16)) +
    at(58, 60, sprig(), -30, 1.4),
  'side-roti':
    at(322, 76, roti(), 0, 1) +
    at(344, 150, roti(), 40, 0.96) +
    at(48, 250, limeWedge(), -24, 1.35) +
    at(58, 60, sprig(), -30, 1.4),
  'side-rice':
    at(318, 96, bowl(rice('side', 88, ['#f0c64e']), COLOUR.goldShade), 0, 0.86) +
    at(46, 252, limeWedge(), -24, 1.35) +
    at(58, 54, sprig(), -30, 1.4),
  'side-maize':
    at(322, 76, roti('#f0c352', '#c98a22'), 0, 1) +
    at(344, 152, roti('#f0c352', '#c98a22'), 40, 0.96) +
    at(48, 250, onionRing(24)) +
    at(58, 60, sprig(), -30, 1.4),
  'side-parotta':
    at(320, 80, parotta(), 0, 1) +
    at(344, 158, parotta(), 60, 0.94) +
    at(58, 60, curryLeaf(), -30, 1.7) +
    at(50, 250, produce('coconut'), -10, 2.9),
  'side-buns':
    at(322, 74, BUN, 0, 1.7) +
    at(350, 152, BUN, 40, 1.6) +
    at(48, 250, limeWedge(), -24, 1.35) +
    at(58, 60, sprig(), -30, 1.4),
  'side-puff':
    at(318, 92, PUFF, 0, 1.4) + at(50, 246, onionRing(24)) + at(76, 266, onionRing(15)) + at(58, 56, sprig(), -30, 1.4),
}
