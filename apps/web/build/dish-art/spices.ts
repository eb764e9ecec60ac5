import { curryLeaf, sprig } from './foods.ts'
import { at, COLOUR, dots, line, oval, shape } from './ink.ts'

// The small things a cook drops beside the pot, about 50 units wide.

function starAnise(): string {
  const pod = 'M0 -3C7 -8 8 -18 0 -28C-8 -18 -7 -8 0 -3Z'
  const star = (fill: string) =>
    Array.from({ length: 8 }, (_, index) => at(0, 0, shape(pod, fill), index * 45)).join('')
  const seeds = Array.from({ length: 8 }, (_, index) => {
    const angle = ((index * 45 - 90) * Math.PI) / 180
    return [Math.cos(angle) * 14, Math.sin(angle) * 14] as const
  })
  return at(3, 5, star(COLOUR.shadow)) + star('#8a4a22') + dots(seeds, 6, '#d99a52') + dots([[0, 0]], 7, '#5f2f17')
}

function cinnamon(): string {
  const quill =
    `<rect x="-38" y="-8" width="76" height="16" rx="6" fill="#a8602c"/>` +
    line('M-32 -2H34', '#d1915a', 3) +
    oval(3.5, 6.5, '#5f2f17', 36, 0)
  return (
    at(4, 7, `<rect x="-38" y="-16" width="78" height="30" rx="8" fill="${COLOUR.shadow}"/>`) +
    at(0, 8, quill, -8) +
    at(2, -8, quill, 14)
  )
}

function cardamom(): string {
  const pod =
    shape('M-20 0q6 -13 21 -11q15 2 21 11q-8 11 -21 11q-15 0 -21 -11z', '#8fae62') +
    line('M-14 -1q14 -6 30 0M-12 4q14 4 26 1', '#6a8a45', 2)
  return at(3, 6, oval(22, 16, COLOUR.shadow)) + at(-8, -8, pod, -24) + at(8, 10, pod, 18)
}

function leafTwig(): string {
  return (
    at(-2, -12, curryLeaf(), -60, 1.1) +
    at(14, 2, curryLeaf(), 10, 1.2) +
    at(-16, 6, curryLeaf(), -150, 1.1) +
    line('M-2 18L0 -4', COLOUR.leafShade, 3)
  )
}

/** One of them for each pot in turn, so that neighbours do not all carry the same sprig. */
export const SPICES: readonly string[] = [at(0, 0, sprig(), -30, 1.5), starAnise(), cinnamon(), leafTwig(), cardamom()]
