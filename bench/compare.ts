import { drive, type Figures, median } from './load.ts'

export type Target = {
  readonly name: string
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
}
export type Comparison = {
  readonly a: Figures
  readonly b: Figures
  /** How many answers a second `b` gives for one of `a`: the median over the pairs. */
  readonly ratio: number
}
export type CompareOptions = { rounds?: number; seconds?: number; connections?: number }

/**
 * Drives two addresses in turn, A B A B, so that what else the machine does meets both alike; the first pair only
 * warms up. Takes (rounds + 1) * 2 * seconds.
 */
export async function compareHttp(a: Target, b: Target, options: CompareOptions = {}): Promise<Comparison> {
  const { rounds = 5, seconds = 2, connections = 16 } = options
  const pairs: { a: Figures; b: Figures }[] = []
  for (let round = 0; round <= rounds; round += 1) {
    const pair = { a: await driveOne(a), b: await driveOne(b) }
    if (round > 0) pairs.push(pair)
  }
  return {
    a: middle(pairs.map((pair) => pair.a)),
    b: middle(pairs.map((pair) => pair.b)),
    ratio: median(pairs.map((pair) => pair.b.perSecond / pair.a.perSecond)),
  }

  function driveOne({ url, headers = {} }: Target): Promise<Figures> {
    return drive({ url, headers, connections, seconds })
  }
}

function middle(all: readonly Figures[]): Figures {
  return {
    perSecond: median(all.map((one) => one.perSecond)),
    p50: median(all.map((one) => one.p50)),
    p99: median(all.map((one) => one.p99)),
    notOk: all.reduce((sum, one) => sum + one.notOk, 0),
  }
}

export function comparisonTable(a: Target, b: Target, result: Comparison): string {
  return table([
    ['', 'answers/s', 'p50 ms', 'p99 ms', 'not 2xx', 'ratio'],
    [a.name, ...cells(result.a), '1.00'],
    [b.name, ...cells(result.b), result.ratio.toFixed(2)],
  ])
}

function cells({ perSecond, p50, p99, notOk }: Figures): string[] {
  return [perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), String(notOk)]
}

/** Rows of equal length as Markdown, so that a table that was printed can be pasted into docs. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    line(row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))),
  )
  return lines
    .toSpliced(1, 0, line(widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))))
    .join('\n')
}

function line(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}
