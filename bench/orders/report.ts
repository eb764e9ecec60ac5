import { cpus, totalmem } from 'node:os'
import { table } from '../compare.ts'
import { median } from '../load.ts'
import type { ByKind } from './clients.ts'
import { boundOf, type Cell } from './measure.ts'
import { type Action, CLIENTS, type Flood, type Read, type Scale, type Series } from './parts.ts'

export type Measured = {
  readonly rows: number
  readonly series: readonly Series[]
  readonly actions: readonly Action[]
  /** Undefined, or empty: left out of this run. */
  readonly mixed: ByKind | undefined
  readonly flood: Flood | undefined
  readonly reads: readonly Read[]
  readonly scale: readonly Scale[]
  readonly memory: number
  readonly pace: { readonly seconds: number; readonly rounds: number }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const rate = (value: number) => value.toFixed(0)

export function report(measured: Measured): string {
  const { pace, memory, rows } = measured
  return `# What it takes

Written by \`npm run bench -- orders\`. ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.versions.node}, the
embedded PostgreSQL with fsync and synchronous commit on. Program, database and those who ask share the cores. ${pace.rounds === 1 ? 'One round' : `Medians of ${pace.rounds} rounds`} of ${pace.seconds} seconds, all
rows in turn; the first round warms up. Something else took ${Math.max(0, foreign(measured.series)).toFixed(2)} of the cores meanwhile. A guest orders two dishes and pays in cash; an order leaves ${rows} rows, letters included.

${[
  ordersSection(measured.series),
  actionSection(measured.actions),
  mixedSection(measured.mixed),
  floodSection(measured.flood),
  readSection(measured.reads),
  scaleSection(measured.scale),
].join('')}
## Memory

The program held at most ${memory.toFixed(0)} MB while all this went on.
`
}

function ordersSection(series: readonly Series[]): string {
  if (series.length === 0) return ''
  return `## Orders

![Orders a second](pictures/orders-per-second.svg)

Orders a second, in brackets the median and the 99th hundredth in milliseconds.

${seriesTable(series)}

"The same rows" are what an order leaves in every table, written again by the driver as plain SQL, a statement at a time, in one transaction: the limit of this
database for this way to work. "A lean order" is its row, its lines and its event alone.

What the program reaches of the same rows:

${ratioTable(series)}

Milliseconds of CPU for one order with all that follows it (letters, counting), and what stands in the way of more:

${cpuTable(series)}

Once a minute the sales of the day are counted anew. With the 40,000 orders of one day that this run makes, this can take PostgreSQL seconds, and a row measured meanwhile may be slower for it. What an order
itself is spent on is in decision 81.
`
}

function actionSection(actions: readonly Action[]): string {
  if (actions.length === 0) return ''
  return `
## Other writes

${actionTable(actions)}
`
}

function mixedSection(evening: ByKind | undefined): string {
  if (!evening) return ''
  return `
## An evening

70 % menus, 20 % quotes, 10 % orders by 32 clients, while 100 boards listen and read each new order.

${kindTable(evening)}
`
}

function floodSection(flood: Flood | undefined): string {
  if (!flood) return ''
  return `
## Many who sign in at once

Orders of four clients alone, and while 32 others do nothing but sign in.

${floodTable(flood)}
`
}

function readSection(reads: readonly Read[]): string {
  if (reads.length === 0) return ''
  return `
## Reads

16 connections; beside a bare node:http server with the same bytes.

${readTable(reads)}
`
}

/** The middle of all rows; nothing is known of a run without orders. */
function foreign(series: readonly Series[]): number {
  if (series.length === 0) return Number.NaN
  return median(series.flatMap(({ cells }) => cells.map(({ busy }) => busy.others)))
}

function seriesTable(series: readonly Series[]): string {
  const cell = ({ perSecond, p50, p99, refused }: Cell) =>
    `${rate(perSecond)} (${ms(p50)} / ${ms(p99)})${refused > 0 ? ` ${refused} refused` : ''}`
  return table([['clients', ...CLIENTS.map(String)], ...series.map(({ name, cells }) => [name, ...cells.map(cell)])])
}

function ratioTable(series: readonly Series[]): string {
  const limitOf = (name: string) => series.find((one) => one.name === `the same rows, ${name.split(', ')[1]}`)
  const rows = ours(series).map(({ name, cells }) => [
    name,
    ...cells.map((cell, n) => (cell.perSecond / (limitOf(name)?.cells[n]?.perSecond ?? Number.NaN)).toFixed(2)),
  ])
  return table([['clients', ...CLIENTS.map(String)], ...rows])
}

function cpuTable(series: readonly Series[]): string {
  const rows = series.flatMap(({ name, cells, programs }) =>
    cells.map((cell, n) => [
      name,
      String(CLIENTS[n]),
      cell.cpu.node.toFixed(2),
      cell.cpu.postgres.toFixed(2),
      boundOf(cell, programs),
    ]),
  )
  return table([['', 'clients', 'Node', 'PostgreSQL', 'bound by'], ...rows])
}

export function ours(series: readonly Series[]): readonly Series[] {
  return series.filter(({ name }) => name.includes('process'))
}

function actionTable(actions: readonly Action[]): string {
  return table([
    ['', 'clients', 'a second', 'p50 ms', 'p99 ms', 'CPU ms, Node', 'PostgreSQL', 'bound by'],
    ...actions.map(({ name, clients, cell }) => [
      cell.refused > 0 ? `${name} (${cell.refused} refused)` : name,
      String(clients),
      rate(cell.perSecond),
      ms(cell.p50),
      ms(cell.p99),
      cell.cpu.node.toFixed(2),
      cell.cpu.postgres.toFixed(2),
      boundOf(cell),
    ]),
  ])
}

function kindTable({ of, all }: ByKind): string {
  const rows = Object.entries({ ...of, together: all })
  return table([
    ['', 'a second', 'p50 ms', 'p99 ms', 'refused'],
    ...rows.map(([name, one]) => [name, rate(one.perSecond), ms(one.p50), ms(one.p99), String(one.notOk)]),
  ])
}

function floodTable({ alone, flooded, signIns }: Flood): string {
  const row = (name: string, { all }: ByKind) => [
    name,
    rate(all.perSecond),
    ms(all.p50),
    ms(all.p99),
    String(all.notOk),
  ]
  return table([
    ['', 'a second', 'p50 ms', 'p99 ms', 'refused'],
    row('orders alone', alone),
    row('orders meanwhile', flooded),
    row('sign-ins', signIns),
  ])
}

function readTable(reads: readonly Read[]): string {
  return table([
    ['', 'a second', 'p50 ms', 'p99 ms', 'a bare server', 'ratio'],
    ...reads.map(({ name, comparison: { a, b, ratio } }) => [
      b.notOk > 0 ? `${name} (${b.notOk} refused)` : name,
      rate(b.perSecond),
      ms(b.p50),
      ms(b.p99),
      rate(a.perSecond),
      ratio.toFixed(2),
    ]),
  ])
}

function scaleSection(scale: readonly Scale[]): string {
  if (scale.length === 0) return ''
  const [first] = scale
  const cost = ({ cpu }: Cell) => cpu.node + cpu.postgres
  const rows = scale.map(({ name, cell }) => [
    name,
    rate(cell.perSecond),
    ms(cell.p50),
    cell.cpu.node.toFixed(2),
    cell.cpu.postgres.toFixed(2),
    first ? (cost(cell) / cost(first.cell)).toFixed(2) : '',
  ])
  return `
## With years of orders

Orders of four clients at one location. The ratio is that of the CPU for one order.

${table([['orders in the database', 'a second', 'p50 ms', 'Node ms', 'PostgreSQL ms', 'ratio'], ...rows])}
`
}
