// The pens of the dish illustrations: plain strings of SVG with presentation attributes only, so that a strict
// content security policy has nothing to object to. Shapes are drawn around the origin and placed with `at`.

export type Point = readonly [x: number, y: number]

export const COLOUR = {
  /** What lies on the cloth darkens it; on a dark cloth too. */
  shadow: 'rgb(45 16 38 / .24)',
  ink: '#3b2238',
  cream: '#fcf3e1',
  milk: '#f6e8cf',
  steel: '#ded7cb',
  steelShade: '#b3a99b',
  copper: '#c97a45',
  copperShade: '#8a4728',
  copperShine: '#eeb37f',
  clay: '#b8613c',
  clayShade: '#8f4529',
  bread: '#edc98b',
  breadShade: '#d3994f',
  char: '#8a5127',
  gold: '#e9a93a',
  goldShade: '#c67c25',
  saffron: '#f0a127',
  chilli: '#c23a22',
  coriander: '#4d8a47',
  leaf: '#6fa552',
  leafShade: '#3f7440',
  brown: '#7a4528',
} as const

function round(value: number): number {
  return Math.round(value * 10) / 10
}

export function at(x: number, y: number, shape: string, turn = 0, scale = 1): string {
  const steps = [`translate(${round(x)} ${round(y)})`]
  if (turn !== 0) steps.push(`rotate(${round(turn)})`)
  if (scale !== 1) steps.push(`scale(${Math.round(scale * 1000) / 1000})`)
  return `<g transform="${steps.join(' ')}">${shape}</g>`
}

export function disc(radius: number, fill: string, x = 0, y = 0): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`
}

export function oval(rx: number, ry: number, fill: string, x = 0, y = 0): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`
}

export function shape(d: string, fill: string, opacity = 1): string {
  return `<path d="${d}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`
}

export function line(d: string, stroke: string, width: number, extra = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${extra === '' ? '' : ` ${extra}`}/>`
}

/** Round dots as one path: a stroke of no length with round ends. */
export function dots(points: readonly Point[], width: number, colour: string): string {
  return line(points.map(([x, y]) => `M${round(x)} ${round(y)}h0`).join(''), colour, width)
}

/** Short strokes in every direction: rice, shreds, sev. */
export function grains(points: readonly Point[], length: number, width: number, colour: string, seed: string): string {
  const roll = dice(seed)
  const strokes = points.map(([x, y]) => {
    const angle = roll() * Math.PI
    return `M${round(x)} ${round(y)}l${round(Math.cos(angle) * length)} ${round(Math.sin(angle) * length)}`
  })
  return line(strokes.join(''), colour, width)
}

/** The shadow of something round, falling to the lower right. */
export function shadow(rx: number, ry = rx, x = 7, y = 12): string {
  return oval(rx, ry, COLOUR.shadow, x, y)
}

/** The same dice for the same seed: a build repeats to the byte. */
function dice(seed: string): () => number {
  let state = 0x9e3779b9
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Up to `count` points in a disc, none closer to another than `gap`. */
export function scatter(seed: string, count: number, radius: number, gap: number): Point[] {
  const roll = dice(seed)
  const points: Point[] = []
  for (let tries = 0; tries < count * 40 && points.length < count; tries += 1) {
    const angle = roll() * Math.PI * 2
    const reach = Math.sqrt(roll()) * radius
    const x = Math.cos(angle) * reach
    const y = Math.sin(angle) * reach
    if (points.every(([px, py]) => Math.hypot(px - x, py - y) >= gap)) points.push([x, y])
  }
  return points
}

/** A copy of the shape at each point, each turned its own way. */
export function strew(points: readonly Point[], one: string, seed: string, scale = 1): string {
  const roll = dice(seed)
  return points.map(([x, y]) => at(x, y, one, Math.floor(roll() * 360), scale)).join('')
}
