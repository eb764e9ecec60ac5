const MINUTE_MS = 60_000
// Every open page has the same minute: they ask a little after it, and not all in the same moment.
const SETTLE_MS = 1000
const SPREAD_MS = 2500

/** Calls after each full minute and when the page is looked at again; never while it is hidden. */
export function everyMinute(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tickIfSeen = () => {
    if (!document.hidden) tick()
  }
  const plan = () => {
    const wait = MINUTE_MS - (Date.now() % MINUTE_MS) + SETTLE_MS + Math.random() * SPREAD_MS
    timer = setTimeout(() => {
      plan()
      tickIfSeen()
    }, wait)
  }
  plan()
  document.addEventListener('visibilitychange', tickIfSeen)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tickIfSeen)
  }
}
