import { COLOUR, disc, line, oval, shadow, shape } from './ink.ts'

// What the food is served in, seen from above and drawn around the origin.

const RIM_SHINE = 'M-98 -40a106 106 0 0 1 62 -60'

/** The copper karahi of the curry house; `inside` fills a disc of radius 92. */
export function karahi(inside: string): string {
  const handles = 'M-108 -26c-34 -6 -34 58 0 52M108 -26c34 -6 34 58 0 52'
  return (
    shadow(122, 120) +
    line(handles, COLOUR.copperShade, 15) +
    line(handles, COLOUR.copper, 9) +
    disc(117, COLOUR.copperShade) +
    disc(113, COLOUR.copper) +
    disc(100, COLOUR.copperShade) +
    disc(95, '#5f2f1d') +
    line(RIM_SHINE, COLOUR.copperShine, 6) +
    line('M96 47a107 107 0 0 1 -22 30', COLOUR.copperShine, 4) +
    inside
  )
}

/** A glazed bowl with a printed rim; `inside` fills a disc of radius 90. */
export function bowl(inside: string, band: string = COLOUR.chilli): string {
  return (
    shadow(118, 116) +
    disc(116, COLOUR.milk) +
    disc(112, COLOUR.cream) +
    rimDots(104, band) +
    disc(95, '#e0c9a3') +
    disc(92, '#cdb086') +
    inside
  )
}

export function plate(inside: string, band: string = COLOUR.chilli): string {
  return (
    shadow(134, 130) +
    disc(134, '#ead7b6') +
    disc(131, COLOUR.cream) +
    rimDots(120, band) +
    `<circle r="108" fill="none" stroke="${band}" stroke-width="2"/>` +
    disc(98, COLOUR.milk) +
    disc(97, '#faeed8', -1.5, -2) +
    inside
  )
}

function rimDots(radius: number, colour: string): string {
  const steps = Math.round((radius * 2 * Math.PI) / 14)
  const gap = Math.round(((radius * 2 * Math.PI) / steps) * 1000) / 1000
  return `<circle r="${radius}" fill="none" stroke="${colour}" stroke-width="6.5" stroke-linecap="round" stroke-dasharray="0 ${gap}"/>`
}

/** A length of banana leaf, the plate of the south. */
export function leaf(inside: string): string {
  const blade =
    'M-186 22C-150 -92 -20 -128 92 -112C150 -104 184 -66 190 -18C150 88 20 132 -96 112C-150 100 -178 66 -186 22Z'
  const veins = [-120, -80, -40, 0, 40, 80]
    .map((x) => {
      const y = -x * 0.11
      return `M${x} ${y}q30 -34 40 -84M${x} ${y}q42 30 46 78`
    })
    .join('')
  return (
    `<g transform="translate(8 12)">${shape(blade, COLOUR.shadow)}</g>` +
    shape(blade, '#5b9350') +
    `<g transform="translate(0 -3) scale(.975 .965)">${shape(blade, COLOUR.leaf)}</g>` +
    line(veins, '#5b9350', 2) +
    line('M-180 22Q0 14 186 -20', '#a9cb7f', 5) +
    inside
  )
}

/** The small steel cup beside everything; `fill` is what is in it. */
export function katori(fill: string, shine = 'rgb(255 255 255 / .35)'): string {
  return (
    shadow(35, 34, 3, 6) +
    disc(34, COLOUR.steelShade) +
    disc(32.5, COLOUR.steel) +
    disc(27, '#8f867a') +
    disc(25.5, fill) +
    line('M-15 -9a18 18 0 0 1 12 -9', shine, 4) +
    line('M-27 -14a30 30 0 0 1 12 -13', '#fffaf0', 2.5)
  )
}

/** Hot iron on a wooden board: the sizzler. */
export function iron(inside: string): string {
  return (
    shadow(158, 104) +
    oval(156, 104, '#8a5a35') +
    oval(152, 99, '#a87145') +
    line('M-120 -44Q-40 -74 40 -70M-128 40Q-20 78 90 58', '#936038', 3) +
    oval(134, 84, '#2f2a2c') +
    oval(128, 78, '#453d3e') +
    oval(122, 72, '#383133') +
    inside
  )
}

/** A wide steel tray for many small things. */
export function tray(inside: string): string {
  return (
    shadow(140, 136) +
    disc(139, COLOUR.steelShade) +
    disc(136, COLOUR.steel) +
    disc(126, '#c9c0b3') +
    disc(124, '#e6e0d5') +
    line('M-118 -58a132 132 0 0 1 66 -62', '#fffaf0', 4) +
    inside
  )
}
