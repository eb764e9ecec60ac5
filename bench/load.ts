import { Worker } from 'node:worker_threads'

export type Load = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly connections: number
  readonly seconds: number
}
export type LoadResult = { readonly seconds: number; readonly latencies: readonly number[]; readonly notOk: number }
export type Figures = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly notOk: number }

/** Drives one address for the given time from a thread of its own, and answers how it did (latencies in ms). */
export async function drive(load: Load): Promise<Figures> {
  const worker = new Worker(new URL('./load-worker.ts', import.meta.url), { workerData: load })
  const { seconds, latencies, notOk } = await new Promise<LoadResult>((resolve, reject) => {
    worker.on('message', resolve).on('error', reject)
  })
  return {
    perSecond: latencies.length / seconds,
    p50: percentile(latencies, 0.5),
    p99: percentile(latencies, 0.99),
    notOk,
  }
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
