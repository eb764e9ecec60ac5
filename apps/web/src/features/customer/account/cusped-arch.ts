type Arch = { x: number; halfWidth: number; spring: number; apex: number; floor: number; foils: number }
type Point = readonly [x: number, y: number]

/** The outline of a Mughal arch: on each side foils that bulge outwards between cusps, and a tip like a leaf's. */
export function cuspedArch({ x, halfWidth, spring, apex, floor, foils }: Arch): string {
  const rise = spring - apex
  const tip: Point = [x, apex]
  // The last cusp stops short of the middle: from there the tip runs up.
  const cusps: Point[] = Array.from({ length: foils + 1 }, (_, index) => {
    const turn = (index / foils) * 0.43 * Math.PI
    return [x - halfWidth * Math.cos(turn), spring - rise * 0.86 * Math.sin(turn)]
  })
  const left = cusps.slice(1).map((to, index) => foil(cusps[index] ?? to, to))
  const right = cusps
    .toReversed()
    .slice(1)
    .map((to, index) => foil(mirrored(cusps.toReversed()[index] ?? to, x), mirrored(to, x)))
  const last = cusps.at(-1) ?? tip
  return [
    `M${at([x - halfWidth, floor])}V${round(spring)}`,
    ...left,
    `Q${at([x - 6, last[1] - 6])} ${at(tip)}`,
    `Q${at([x + 6, last[1] - 6])} ${at(mirrored(last, x))}`,
    ...right,
    `V${round(floor)}Z`,
  ].join('')
}

function foil(from: Point, to: Point): string {
  const radius = Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.6
  return `A${round(radius)} ${round(radius)} 0 0 1 ${at(to)}`
}

function mirrored([px, py]: Point, x: number): Point {
  return [2 * x - px, py]
}

function at([px, py]: Point): string {
  return `${round(px)} ${round(py)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
