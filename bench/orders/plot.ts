export type Line = {
  readonly name: string
  readonly values: readonly number[]
  readonly color: string
  readonly isDashed?: boolean
}

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [720, 340, 56, 210, 34, 40]
const STEPS = 5

/** A small picture of lines over the same few points, as SVG that reads in light and in dark. */
export function plot(title: string, under: readonly string[], lines: readonly Line[]): string {
  const most = roundUp(Math.max(...lines.flatMap(({ values }) => values)))
  const x = (n: number) => LEFT + (n * (WIDTH - LEFT - RIGHT)) / (under.length - 1)
  const y = (value: number) => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM)
  const grid = Array.from({ length: STEPS + 1 }, (_, n) => (most * n) / STEPS).map(
    (value) =>
      `<path d="M${LEFT} ${y(value)}H${WIDTH - RIGHT}" stroke="#8884"/>${text(LEFT - 8, y(value) + 4, String(Math.round(value)), 'end')}`,
  )
  const ends = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)))
  const drawn = lines.map(({ name, values, color, isDashed }, n) => {
    const points = values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    const dots = points.map(
      (point) => `<circle cx="${point.split(' ')[0]}" cy="${point.split(' ')[1]}" r="3.5" fill="${color}"/>`,
    )
    return `<path d="M${points.join('L')}" fill="none" stroke="${color}" stroke-width="2.5"${isDashed ? ' stroke-dasharray="6 5"' : ''}/>${dots.join('')}${text(WIDTH - RIGHT + 14, (ends[n] ?? 0) + 4, name, 'start', color)}`
  })
  const names = under.map((name, n) => text(x(n), HEIGHT - BOTTOM + 22, name, 'middle'))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${escaped(title)}</title>`,
    '<style>text{fill:#57534e}@media(prefers-color-scheme:dark){text{fill:#d6d3d1}}</style>',
    `<text x="${LEFT}" y="18" font-weight="600">${escaped(title)}</text>`,
    ...grid,
    ...drawn,
    ...names,
    '</svg>\n',
  ].join('\n')
}

function text(x: number, y: number, words: string, anchor: string, color?: string): string {
  const style = color ? ` style="fill:${color}"` : ''
  return `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}"${style}>${escaped(words)}</text>`
}

/** Names at the ends of the lines, at least a line of text apart. */
function spread(heights: readonly number[]): number[] {
  const placed: number[] = [...heights]
  const order = heights.map((_, n) => n).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  for (const [at, n] of order.entries()) {
    const above = placed[order[at - 1] ?? -1]
    if (above !== undefined) placed[n] = Math.max(placed[n] ?? 0, above + 17)
  }
  return placed
}

function roundUp(value: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return Math.ceil(value / unit / STEPS) * unit * STEPS <= 2 * value
    ? Math.ceil(value / unit / STEPS) * unit * STEPS
    : Math.ceil((value / unit) * 2) * (unit / 2)
}

function escaped(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
