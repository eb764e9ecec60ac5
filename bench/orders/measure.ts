import { cpus } from 'node:os'
import { median, percentile } from '../load.ts'
import { type Ask, askAll } from './clients.ts'
import type { House } from './house.ts'
import { between, cpuOf, machineBusy, peakMemory, type Taken } from './machine.ts'

export type Cell = {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
  /** Milliseconds of CPU for each, letters and all that follows included; of plain SQL nothing follows. */
  readonly cpu: Taken
  /** How many cores were taken while the load ran: by the program, and by what else runs on this machine. */
  readonly busy: { readonly node: number; readonly others: number; readonly all: number }
}
type Wish = {
  readonly asks: readonly Ask[]
  readonly clients: number
  readonly seconds: number
  readonly programs?: number
}

export async function measure(house: House, { asks, clients, seconds, programs = 1 }: Wish): Promise<Cell> {
  const started = await house.programs(programs)
  const who = { programs: started.map(({ pid }) => pid), dataFolder: house.dataFolder }
  await house.settle()
  const [before, own, machine] = [cpuOf(who), process.cpuUsage(), machineBusy()]
  const { all, count } = await askAll({ origins: started.map(({ origin }) => origin), asks, clients, seconds })
  const loadSeconds = count / all.perSecond
  const during = between(before, cpuOf(who))
  const { user, system } = process.cpuUsage(own)
  const taken = machineBusy() - machine
  await house.settle()
  const whole = between(before, cpuOf(who))
  return {
    perSecond: all.perSecond,
    p50: all.p50,
    p99: all.p99,
    refused: all.notOk,
    cpu: { node: whole.node / count, postgres: whole.postgres / count },
    busy: {
      node: during.node / 1000 / loadSeconds,
      others: (taken - during.node - during.postgres - (user + system) / 1000) / 1000 / loadSeconds,
      all: taken / 1000 / loadSeconds,
    },
  }
}

type Plain = {
  readonly kind: 'same' | 'lean'
  readonly locations: readonly string[]
  readonly clients: number
  readonly seconds: number
}

/** The same rows by the driver, on the same database; its own CPU counts as Node's. */
export async function measurePlain(house: House, plain: Plain): Promise<Cell> {
  await house.settle()
  const who = { programs: [], dataFolder: house.dataFolder }
  const [before, machine] = [cpuOf(who), machineBusy()]
  const { seconds, latencies, cpuMs } = await house.database.askOrders<{
    seconds: number
    latencies: readonly number[]
    cpuMs: number
  }>({ plain })
  const taken = machineBusy() - machine
  // What the connections took counts once the database has seen them end.
  await house.settle()
  const { postgres } = between(before, cpuOf(who))
  const count = latencies.length
  return {
    perSecond: count / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    refused: 0,
    cpu: { node: cpuMs / count, postgres: postgres / count },
    busy: {
      node: cpuMs / 1000 / seconds,
      others: (taken - cpuMs - postgres) / 1000 / seconds,
      all: taken / 1000 / seconds,
    },
  }
}

/** The middle of several, figure by figure. */
export function middle(cells: readonly Cell[]): Cell {
  const of = (pick: (cell: Cell) => number) => median(cells.map(pick))
  return {
    perSecond: of((one) => one.perSecond),
    p50: of((one) => one.p50),
    p99: of((one) => one.p99),
    refused: cells.reduce((sum, one) => sum + one.refused, 0),
    cpu: { node: of((one) => one.cpu.node), postgres: of((one) => one.cpu.postgres) },
    busy: {
      node: of((one) => one.busy.node),
      others: of((one) => one.busy.others),
      all: of((one) => one.busy.all),
    },
  }
}

export async function peakOf(house: House): Promise<number> {
  return Math.max(...(await house.programs(1)).map(({ pid }) => peakMemory(pid)))
}

const FULL = 0.9

/** What stands in the way of more, as far as the clocks of the processes tell. */
export function boundOf({ busy }: Cell, programs = 1): string {
  const cores = cpus().length
  if (busy.node >= FULL * programs) return 'the thread of the program'
  if (busy.all >= FULL * cores) return 'the cores'
  return 'waiting: exchanges, locks, disk'
}
