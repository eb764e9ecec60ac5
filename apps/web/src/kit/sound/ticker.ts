/**
 * A steady beat. It comes from a worker, because a browser lets the timers of a tab in the background run once a minute
 * (kitchen 16), and a reminder that comes a minute late is none.
 */
export function startTicker(everyMs: number, onTick: () => void): () => void {
  if (typeof Worker === 'undefined') {
    const timer = setInterval(onTick, everyMs)
    return () => clearInterval(timer)
  }
  const worker = new Worker(new URL('./ticker-worker.ts', import.meta.url), { type: 'module' })
  worker.onmessage = onTick
  worker.postMessage(everyMs)
  return () => worker.terminate()
}
