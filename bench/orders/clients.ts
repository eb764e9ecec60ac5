import { Worker } from 'node:worker_threads'
import type { SignedHeaders } from '../board/people.ts'
import { type Figures, percentile } from '../load.ts'

/** One kind of request, and how many of a hundred it is. */
export type Ask = {
  readonly name: string
  readonly share: number
  readonly path: string
  /** In turn; `{uuid}` and `{phone}` in a body are others each time. */
  readonly bodies?: readonly string[]
  /** Each body is sent once, and the load ends with the last of them. */
  readonly isOnce?: boolean
  /** In turn. */
  readonly people: readonly SignedHeaders[]
}
export type Clients = {
  /** Clients are spread evenly over these. */
  readonly origins: readonly string[]
  readonly asks: readonly Ask[]
  readonly clients: number
  readonly seconds: number
}
export type Sent = {
  readonly seconds: number
  readonly asks: readonly { readonly latencies: readonly number[]; readonly refused: number; readonly why: string }[]
}
export type ByKind = { readonly all: Figures; readonly count: number; readonly of: Readonly<Record<string, Figures>> }

/** So many clients, each asking again as soon as it is answered, from a thread of their own. */
export async function askAll(load: Clients): Promise<ByKind> {
  const worker = new Worker(new URL('./client-worker.ts', import.meta.url), { workerData: load })
  const { seconds, asks } = await new Promise<Sent>((resolve, reject) => {
    worker.on('message', resolve).on('error', reject)
  })
  for (const { refused, why } of asks) if (refused > 0) console.error(`${refused} refused: ${why}`)
  const latencies = asks.flatMap((ask) => ask.latencies)
  const refused = asks.reduce((sum, ask) => sum + ask.refused, 0)
  return {
    all: figuresOf(latencies, seconds, refused),
    count: latencies.length,
    of: Object.fromEntries(
      load.asks.map(({ name }, n) => [name, figuresOf(asks[n]?.latencies ?? [], seconds, asks[n]?.refused ?? 0)]),
    ),
  }
}

export function figuresOf(latencies: readonly number[], seconds: number, notOk: number): Figures {
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    notOk,
  }
}
