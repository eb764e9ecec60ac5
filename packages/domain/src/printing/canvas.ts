import type { Dots } from './esc-pos.ts'

type Point = readonly [x: number, y: number]
/** A closed line; what lies between an outer and an inner one is filled. */
type Contour = readonly Point[]
/** A step of an outline, as fonts have them; curves have their control points first. */
export type OutlineStep = {
  readonly command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  readonly args: readonly number[]
}
/** From the font's units to dots. */
export type Placing = (x: number, y: number) => Point
type Ink = 'black' | 'white'

const STEPS_OF_A_CURVE = 6

/** White paper of so many dots, eight to a byte, on which outlines are filled. */
export function openCanvas(width: number, height: number) {
  const across = Math.ceil(width / 8)
  const bits = new Uint8Array(across * height)

  function span(y: number, from: number, to: number, ink: Ink) {
    for (let x = Math.max(0, from); x < Math.min(width, to); x++) {
      const at = y * across + (x >> 3)
      const bit = 0x80 >> (x & 7)
      bits[at] = ink === 'black' ? (bits[at] ?? 0) | bit : (bits[at] ?? 0) & ~bit
    }
  }

  return {
    box(left: number, top: number, wide: number, high: number) {
      for (let y = Math.max(0, top); y < Math.min(height, top + high); y++) span(y, left, left + wide, 'black')
    },
    /** A dot belongs to what its centre lies in. */
    fill(contours: readonly Contour[], ink: Ink) {
      const ys = contours.flat().map(([, y]) => y)
      const last = Math.min(height - 1, Math.ceil(Math.max(...ys)))
      for (let y = Math.max(0, Math.floor(Math.min(...ys))); y <= last; y++)
        for (const [from, to] of insideAt(contours, y + 0.5)) span(y, Math.ceil(from - 0.5), Math.ceil(to - 0.5), ink)
    },
    dots: (): Dots => ({ width, height, bits }),
  }
}

/** Where a line across is inside: outlines that turn the same way add up, and holes turn back. */
function insideAt(contours: readonly Contour[], y: number): readonly (readonly [from: number, to: number])[] {
  const crossings = contours.flatMap((contour) => crossingsOf(contour, y)).sort((a, b) => a.x - b.x)
  const inside: [number, number][] = []
  let turns = 0
  let from = 0
  for (const { x, turn } of crossings) {
    if (turns === 0) from = x
    turns += turn
    if (turns === 0) inside.push([from, x])
  }
  return inside
}

function crossingsOf(contour: Contour, y: number): { x: number; turn: 1 | -1 }[] {
  return contour.flatMap(([x2, y2], n) => {
    const [x1, y1] = contour.at(n - 1) ?? [x2, y2]
    if (y1 <= y === y2 <= y) return []
    return [{ x: x1 + ((y - y1) / (y2 - y1)) * (x2 - x1), turn: y1 <= y ? 1 : -1 }]
  })
}

/** An outline with its curves as short lines. */
export function contoursOf(outline: readonly OutlineStep[], place: Placing): readonly Contour[] {
  const contours: Point[][] = []
  let at: Point = [0, 0]
  for (const { command, args } of outline) {
    const points = pairsOf(args)
    if (command === 'moveTo') contours.push([])
    const end = points.at(-1)
    if (!end) continue
    const steps = points.length > 1 ? curve([at, ...points]) : [end]
    contours.at(-1)?.push(...steps.map(([x, y]) => place(x, y)))
    at = end
  }
  return contours
}

function pairsOf(args: readonly number[]): Point[] {
  return args.flatMap((x, n) => (n % 2 === 0 ? [[x, args[n + 1] ?? 0] as const] : []))
}

function curve(controls: readonly Point[]): Point[] {
  return Array.from({ length: STEPS_OF_A_CURVE }, (_, n) => pointOn(controls, (n + 1) / STEPS_OF_A_CURVE))
}

/** Between each two neighbours at the same part of the way, until one point is left. */
function pointOn(controls: readonly Point[], part: number): Point {
  const [first = [0, 0] as const] = controls
  if (controls.length < 2) return first
  const between = controls.slice(1).map(([x, y], n): Point => {
    const [x0, y0] = controls[n] ?? first
    return [x0 + (x - x0) * part, y0 + (y - y0) * part]
  })
  return pointOn(between, part)
}
