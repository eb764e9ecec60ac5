import { at, COLOUR, disc, dots, grains, line, oval, scatter, shape, strew } from './ink.ts'

// Single foods around the origin, about 40 units wide unless said otherwise.

export function chunk(colour: string, shine: string, dark: string): string {
  const body = 'M-20 -4c0 -14 15 -21 27 -15c13 5 18 20 9 29c-8 10 -26 12 -33 2c-3 -4 -3 -10 -3 -16z'
  return (
    `<g transform="translate(2 4)">${shape(body, dark)}</g>` +
    shape(body, colour) +
    line('M-11 -7c4 -7 12 -8 17 -5', shine, 4.5) +
    line('M2 6l9 -4', dark, 3)
  )
}

export function cube(top: string = COLOUR.cream, edge = '#dcae6d'): string {
  return (
    `<rect x="-15" y="-12" width="34" height="32" rx="6" fill="#a96a2f" fill-opacity=".55"/>` +
    `<rect x="-18" y="-17" width="34" height="32" rx="6" fill="${edge}"/>` +
    `<rect x="-16.5" y="-16.5" width="29" height="27" rx="5" fill="${top}"/>` +
    line('M-9 -8l9 9M1 -10l6 6', edge, 3)
  )
}

export function shrimp(): string {
  const body = 'M-19 9a20 20 0 1 1 31 8'
  return (
    `<g transform="translate(2 4)">${line(body, '#8f3a1e', 15, 'stroke-opacity=".5"')}</g>` +
    line(body, '#ee8a5b', 15) +
    line(body, '#f9c49b', 11, 'stroke-dasharray="1 8"') +
    shape('M-19 6l-13 7l7 2l-2 8l13 -9z', '#d8613a')
  )
}

/** Half a tail in its shell, cut along: the meat lies open. */
export function lobsterTail(): string {
  const shell = 'M-34 12c-6 -26 22 -42 48 -30c14 7 20 20 18 34c-6 -16 -18 -22 -32 -20c-14 2 -20 12 -34 16z'
  return (
    `<g transform="translate(2 5)">${shape(shell, '#5f1d12', 0.4)}</g>` +
    shape('M-30 11l-16 4l5 7l-7 7l11 2l2 9l14 -14z', '#b02f1c') +
    shape(shell, '#c8391f') +
    shape('M-24 6c2 -17 22 -26 38 -18c9 4 13 11 14 18c-8 -8 -17 -11 -28 -9c-10 2 -15 7 -24 9z', '#fbe6cf') +
    line('M-12 -9l5 8M2 -14l3 9M15 -11l-1 8', '#eeb79a', 2.5) +
    line('M-27 -4c6 -14 22 -20 36 -15', '#ee7a54', 4)
  )
}

/** A claw out of its shell. */
export function lobsterClaw(): string {
  return (
    shape('M-20 14c-10 -18 2 -36 20 -34c14 2 20 14 14 24c-2 -8 -6 -12 -12 -12c2 8 -2 18 -22 22z', '#a82d1a') +
    shape('M-18 11c-8 -15 2 -31 18 -29c12 2 17 11 13 19c-3 -7 -7 -9 -13 -8c1 7 -3 14 -18 18z', '#d8492b') +
    line('M-15 2c-2 -11 5 -18 14 -18', '#f2926c', 3.5)
  )
}

export function creamSwirl(): string {
  const spiral = 'M4 2c6 -9 20 -5 20 8c0 17 -24 24 -39 12c-19 -15 -9 -47 19 -51c33 -4 56 24 47 55'
  return line(spiral, COLOUR.cream, 6.5)
}

/** Three lobed leaflets of fresh coriander. */
export function sprig(): string {
  const lobe = 'M0 0c-9 -3 -13 -11 -9 -17c3 1 5 2 6 5c0 -5 2 -8 5 -10c4 2 5 6 5 10c2 -3 4 -4 7 -5c3 7 -2 14 -9 17z'
  return (
    line('M0 4q-2 12 3 20', COLOUR.leafShade, 3) +
    shape(lobe, COLOUR.coriander) +
    at(-2, 5, shape(lobe, COLOUR.leaf), -82, 0.8) +
    at(3, 5, shape(lobe, COLOUR.leaf), 84, 0.8)
  )
}

export function curryLeaf(): string {
  return shape('M-17 0q17 -14 34 0q-17 14 -34 0z', COLOUR.leafShade) + line('M-15 0h28', COLOUR.leaf, 1.8)
}

export function mintLeaf(): string {
  const blade = 'M0 -20c14 6 15 26 0 38c-15 -12 -14 -32 0 -38z'
  return shape(blade, COLOUR.leaf) + line('M0 -14v28M0 -2l6 -5M0 -2l-6 -5M0 7l6 -5M0 7l-6 -5', COLOUR.leafShade, 1.8)
}

export function redChilli(): string {
  return (
    shape('M-24 -7c14 -8 36 -6 46 9c1 2 -1 3 -3 2c-12 -6 -26 -3 -38 0c-8 2 -12 -7 -5 -11z', COLOUR.chilli) +
    line('M-16 -5q14 -5 26 3', '#e2745a', 2.5) +
    line('M-25 -2q-6 0 -9 -5', COLOUR.leafShade, 4)
  )
}

export function chickpea(): string {
  return disc(11, '#b9772f', 1, 2) + disc(10.5, '#e0b063') + line('M-4 -4q3 -4 7 -2', '#f5d699', 3)
}

export function bean(colour: string, shine: string): string {
  return (
    shape('M-14 3c-3 -12 8 -15 15 -11c9 -2 15 5 12 12c-3 8 -12 6 -14 2c-4 5 -11 4 -13 -3z', colour) +
    line('M-8 -1q3 -5 8 -4', shine, 3)
  )
}

export function onionRing(radius = 20): string {
  return (
    `<circle r="${radius}" fill="none" stroke="#b4558a" stroke-width="5"/>` +
    `<circle r="${radius - 3}" fill="none" stroke="#f3dbe4" stroke-width="4"/>`
  )
}

export function limeWedge(): string {
  return (
    shape('M-24 -4a24 24 0 0 0 48 0z', '#5f8f3c') +
    shape('M-20 -4a20 20 0 0 0 40 0z', '#dfe8a8') +
    shape('M-16 -2a16 16 0 0 0 13 15l1 -15zM2 -2v15a16 16 0 0 0 14 -15z', '#a9c65a')
  )
}

export function lentils(seed: string, colour: string, shine: string, count = 70): string {
  const points = scatter(seed, count, 84, 9)
  return (
    dots(points, 10, colour) +
    dots(
      points.map(([x, y]) => [x - 1.5, y - 1.5]),
      4,
      shine,
    )
  )
}

/** A heap of rice of the given radius; `tints` are laid over the white grains. */
export function rice(seed: string, radius: number, tints: readonly string[] = [], white = '#fffaf0'): string {
  const count = Math.round(radius * radius * 0.028)
  const field = (name: string, share: number) => scatter(seed + name, Math.round(count * share), radius - 7, 6)
  return (
    disc(radius, '#e6d3ac') +
    disc(radius - 4, '#f3e5c6', -1, -2) +
    grains(field('shade', 0.5), 9, 4.2, '#dcc596', `${seed}a`) +
    grains(field('white', 1), 9, 4.2, white, `${seed}b`) +
    tints.map((tint) => grains(field(tint, 0.32), 9, 4.2, tint, seed + tint)).join('')
  )
}

export function samosa(): string {
  return (
    shape('M-50 40Q-56 34 -50 26L-6 -46Q2 -56 10 -46L54 28Q58 38 46 42Q0 54 -50 40Z', '#a9682a', 0.6) +
    shape('M-52 34Q-58 28 -52 20L-8 -50Q0 -60 8 -50L52 22Q56 32 44 36Q0 48 -52 34Z', COLOUR.gold) +
    shape('M0 -56Q5 -55 8 -50L52 22Q56 32 44 36Q30 40 14 41Q22 -10 0 -56Z', COLOUR.goldShade) +
    line('M-44 32q8 -9 14 3q8 -10 14 2q8 -10 14 1q8 -10 14 0q8 -9 14 -2q7 -8 12 -2', '#f6d589', 4) +
    line('M-24 2q6 -14 12 -24', '#f6d589', 4) +
    dots(scatter('samosa', 12, 30, 12), 4, '#b46c24')
  )
}

/** A teardrop of naan, about 200 long. */
export function naan(): string {
  const body = 'M-4 -112C44 -108 76 -52 74 12C72 74 40 112 0 112C-44 112 -76 72 -74 10C-72 -46 -40 -114 -4 -112Z'
  const blisters = scatter('naan', 15, 62, 26)
  return (
    `<g transform="translate(7 11)">${shape(body, COLOUR.shadow)}</g>` +
    shape(body, COLOUR.breadShade) +
    `<g transform="translate(0 -2) scale(.93 .95)">${shape(body, COLOUR.bread)}</g>` +
    blisters
      .map(([x, y], i) =>
        oval(8 + (i % 3) * 4, 6 + (i % 2) * 3, i % 3 === 0 ? COLOUR.char : COLOUR.breadShade, x * 0.9, y * 1.35),
      )
      .join('') +
    blisters
      .map(([x, y], i) =>
        oval(3 + (i % 3) * 2, 2 + (i % 2) * 2, i % 3 === 0 ? '#b57537' : '#f8e2b4', x * 0.9 - 2, y * 1.35 - 2),
      )
      .join('') +
    line('M-44 -38q8 -30 28 -46', '#fbeccb', 6) +
    strew(
      [
        [-22, 30],
        [26, -20],
        [10, 66],
        [-6, -60],
      ],
      dots(
        [
          [0, 0],
          [7, 3],
          [3, -6],
        ],
        4,
        COLOUR.coriander,
      ),
      'naan-herb',
    )
  )
}

/** A round griddle bread of radius 84. */
export function roti(tone: string = '#e3b877', spot: string = COLOUR.char): string {
  const blisters = scatter('roti', 16, 66, 24)
  return (
    oval(86, 84, COLOUR.shadow, 6, 10) +
    disc(84, '#c48f4c') +
    disc(80, tone, -1, -1) +
    blisters.map(([x, y], i) => oval(6 + (i % 4) * 3, 5 + (i % 3) * 2, spot, x, y)).join('') +
    blisters.map(([x, y], i) => oval(3 + (i % 4) * 2, 2.5 + (i % 3), '#b98044', x, y)).join('') +
    line('M-58 -28q12 -24 34 -34', '#f8e2b4', 5)
  )
}

/** A ball that was fried: kofta, manchurian, jamun, pakora. */
export function ball(radius: number, colour: string, dark: string, shine: string): string {
  return (
    disc(radius, dark, 2, 4) +
    disc(radius, colour) +
    line(
      `M${-radius * 0.55} ${-radius * 0.2}a${radius * 0.6} ${radius * 0.6} 0 0 1 ${radius * 0.45} ${-radius * 0.42}`,
      shine,
      5,
    )
  )
}

export function drumstick(): string {
  return (
    line('M26 26L52 52', '#f4e3c4', 12) +
    disc(8, '#f4e3c4', 50, 58) +
    disc(8, '#f4e3c4', 58, 50) +
    shape('M-44 -30C-30 -58 22 -50 32 -14C38 6 42 20 34 32C24 42 4 36 -14 30C-48 20 -58 -4 -44 -30Z', '#8a2f19') +
    shape('M-46 -34C-32 -62 20 -54 30 -18C36 2 40 16 32 28C22 38 2 32 -16 26C-50 16 -60 -8 -46 -34Z', '#c9502a') +
    line('M-34 -26q10 -16 30 -14M-30 0q18 -10 40 -8M-12 16q14 -8 34 -6', '#6b2413', 5) +
    line('M-40 -14q4 -16 18 -24', '#ee9a5f', 4)
  )
}
