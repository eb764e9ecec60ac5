import { fetchBytes, startBareServer } from '../bare-server.ts'
import { openStreams } from '../board/open-streams.ts'
import { type Comparison, compareHttp } from '../compare.ts'
import { bookings, menuOf, movesOf, ordersAt, paymentsOf, quotesAt, signIns } from './asks.ts'
import { type Ask, askAll, type ByKind } from './clients.ts'
import type { House } from './house.ts'
import { type Cell, measure, measurePlain, middle } from './measure.ts'

export type Pace = { readonly seconds: number; readonly rounds: number }
export const CLIENTS = [1, 4, 16, 64] as const
const BOARDS = 100
const MIXED_CLIENTS = 32
const OFFICE_CLIENTS = 4
const FLOOD = 32
const WAITING = 40
const BROWSER = { 'accept-encoding': 'gzip, deflate, br' }
const ACTIONS = 6_000

export type Series = { readonly name: string; readonly programs: number; readonly cells: readonly Cell[] }

/** The rows that one order leaves at each location, for plain SQL to write them again. */
export async function sampleOrders(house: House): Promise<number> {
  const origins = [(await house.programs(1))[0]?.origin ?? '']
  let rows = 0
  for (const [n, id] of house.locations.entries()) {
    const all = await ordersAt(house, n + 1)
    const asks = [{ ...all, isOnce: true, bodies: all.bodies?.slice(n, n + 1) ?? [] }]
    // The first one makes the counters of the day.
    for (const time of ['first', 'sampled']) {
      await house.settle()
      const { mark } = await house.database.askOrders<{ mark: string }>('mark')
      await askAll({ origins, asks, clients: 1, seconds: 5 })
      await house.settle()
      if (time === 'sampled')
        rows = (await house.database.askOrders<{ added: number }>({ sample: id, since: mark })).added
    }
  }
  if (rows === 0) throw new Error('an order left no rows')
  return rows
}

export async function orderSeries(house: House, pace: Pace, programs: number): Promise<readonly Series[]> {
  const named = (name: string, run: (clients: number) => Promise<Cell>) => ({ name, run })
  const { seconds } = pace
  const ours = async (count: number) => {
    const asks = [await ordersAt(house, count)]
    const processes = programs === 1 ? 'one process' : `${programs} processes`
    return named(`${processes}, ${count === 1 ? 'one location' : `${count} locations`}`, (clients) =>
      measure(house, { asks, clients, seconds, programs }),
    )
  }
  const plain = (kind: 'same' | 'lean', count: number) =>
    named(
      `${kind === 'same' ? 'the same rows' : 'a lean order'}, ${count === 1 ? 'one location' : `${count} locations`}`,
      (clients) => measurePlain(house, { kind, locations: house.locations.slice(0, count), clients, seconds }),
    )
  const many = house.locations.length
  const limits = [plain('same', 1), plain('same', many), plain('lean', 1), plain('lean', many)]
  return inTurn(house, [await ours(1), await ours(many), ...(programs === 1 ? limits : [])], pace, programs)
}

type Runner = { readonly name: string; readonly run: (clients: number) => Promise<Cell> }

/** A round goes through all of them, so that what else the machine does meets all alike; the first one warms up. */
async function inTurn(
  house: House,
  runners: readonly Runner[],
  { rounds }: Pace,
  programs: number,
): Promise<readonly Series[]> {
  const cells = runners.map(() => CLIENTS.map((): Cell[] => []))
  for (const { run } of runners) await run(CLIENTS[2])
  for (let round = 0; round < rounds; round += 1)
    for (const [at, clients] of CLIENTS.entries()) {
      for (const [n, { run }] of runners.entries()) cells[n]?.[at]?.push(await run(clients))
      await house.database.askOrders('finish')
    }
  return runners.map(({ name }, n) => ({ name, programs, cells: (cells[n] ?? []).map(middle) }))
}

export type Action = { readonly name: string; readonly clients: number; readonly cell: Cell }

/** What else is written on a busy evening, by one client and by sixteen. */
export async function actions(house: House, { seconds }: Pace): Promise<readonly Action[]> {
  const measured: Action[] = []
  for (const clients of [1, 16]) {
    const pending = await makePending(house, 2 * ACTIONS)
    const asked: readonly Ask[] = [
      movesOf(house, pending.slice(0, ACTIONS)),
      paymentsOf(house, pending.slice(ACTIONS)),
      bookings(house),
      signIns(),
    ]
    for (const ask of asked) {
      const cell = await measure(house, { asks: [ask], clients, seconds })
      measured.push({ name: ask.name, clients, cell })
    }
    await house.database.askOrders('finish')
  }
  return measured.toSorted((a, b) => a.name.localeCompare(b.name))
}

async function makePending(house: House, count: number): Promise<readonly string[]> {
  const load = { kind: 'lean', locations: ['truro'], clients: 8, seconds: 1 }
  for (let second = 0; second < 60; second += 1) {
    const { ids } = await house.database.askOrders<{ ids: readonly string[] }>({ waiting: 'truro', count })
    if (ids.length >= count) return ids
    await house.database.askOrders({ plain: load })
  }
  throw new Error('no orders to move')
}

/** Seven menus, two quotes and one order in ten, while boards listen. */
export async function mixed(house: House, { seconds }: Pace): Promise<ByKind> {
  const [program] = await house.programs(1)
  if (!program) throw new Error('no program runs')
  const people = [house.owner, ...house.cooks].map(({ headers }) => ({ ...headers }))
  const boards = await openStreams({ origin: program.origin, people, count: BOARDS })
  const order = { ...(await ordersAt(house, house.locations.length)), share: 10 }
  const asks = [menuOf(house), await quotesAt(house), order]
  try {
    return await askAll({ origins: [program.origin], asks, clients: MIXED_CLIENTS, seconds: 2 * seconds })
  } finally {
    boards.close()
  }
}

export type Flood = { readonly alone: ByKind; readonly flooded: ByKind; readonly signIns: ByKind }

/** Orders while many sign in at once. */
export async function flood(house: House, { seconds }: Pace): Promise<Flood> {
  const origins = [(await house.programs(1))[0]?.origin ?? '']
  const load = { origins, asks: [await ordersAt(house, 1)], clients: OFFICE_CLIENTS, seconds: 2 * seconds }
  const alone = await askAll(load)
  await house.settle()
  const [flooded, signedIn] = await Promise.all([askAll(load), askAll({ ...load, asks: [signIns()], clients: FLOOD })])
  await house.settle()
  return { alone, flooded, signIns: signedIn }
}

export type Read = { readonly name: string; readonly comparison: Comparison }

/** Beside a bare server that answers the same bytes. */
export async function reads(house: House, { seconds, rounds }: Pace): Promise<readonly Read[]> {
  const origin = (await house.programs(1))[0]?.origin ?? ''
  await house.database.askOrders('finish')
  const order = await ordersAt(house, 1)
  await askAll({
    origins: [origin],
    asks: [
      {
        ...order,
        isOnce: true,
        bodies: order.bodies?.concat(...Array.from({ length: 3 }, () => order.bodies ?? [])).slice(0, WAITING) ?? [],
      },
    ],
    clients: 1,
    seconds: 60,
  })
  await house.settle()
  const { headers } = house.owner
  const asked = [
    { name: 'menu', path: '/api/getLocationMenu?locationId=truro', headers: BROWSER },
    { name: 'locations', path: '/api/getActiveLocations?limit=12', headers: BROWSER },
    { name: 'specials of today', path: '/api/getTodaysSpecials', headers: BROWSER },
    { name: 'menu page', path: '/menu/truro', headers: BROWSER },
    { name: 'newest 50 orders', path: '/api/getLocationOrders?locationId=truro&limit=50', headers },
    {
      name: `${WAITING} active orders`,
      path: '/api/getLocationOrders?locationId=truro&status=active&limit=200',
      headers,
    },
  ]
  const measured: Read[] = []
  for (const { name, path, headers: own = {} } of asked) {
    const bare = await startBareServer(await fetchBytes(origin + path, own))
    const to = (url: string) => ({ name, url, headers: own })
    measured.push({
      name,
      comparison: await compareHttp(to(bare.url), to(origin + path), { rounds, seconds: Math.min(2, seconds) }),
    })
    bare.stop()
  }
  return measured
}

export type Scale = { readonly name: string; readonly cell: Cell }

/** The cost of an order in a young house and in an old one, in turn. */
export async function scale(
  houses: Readonly<Record<string, House>>,
  { seconds, rounds }: Pace,
): Promise<readonly Scale[]> {
  const cells: Record<string, Cell[]> = {}
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, house] of Object.entries(houses)) {
      const cell = await measure(house, { asks: [await ordersAt(house, 1)], clients: OFFICE_CLIENTS, seconds })
      await house.database.askOrders('finish')
      if (round > 0) cells[name] = [...(cells[name] ?? []), cell]
    }
  return Object.entries(cells).map(([name, all]) => ({ name, cell: middle(all) }))
}
