import { CALL_TIMEOUT_MS } from '@sizzle/domain/calls/retry.ts'
import { hasNotice } from '../has-notice.ts'
import { liveState } from '../live/live-state.ts'
import { createStore } from '../store.ts'

/** The server has another build by now than the one that this page was made of. */
export const isSiteNewer = createStore(false)

const AT_MOST_EVERY_MS = 60_000
// A page as young as this is of the build that runs now: its first connection says nothing new.
const YOUNG_MS = 10_000
let seenAt = Number.NEGATIVE_INFINITY

/** Pages are left open for days: looked at when one is seen again, and when the server has been away. */
export function watchForNewerSite(): void {
  const ask = () => void askForNewerSite().catch(() => undefined)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - seenAt < AT_MOST_EVERY_MS) return
    seenAt = performance.now()
    ask()
  })
  liveState.subscribe(() => liveState.get() === 'live' && performance.now() > YOUNG_MS && ask())
}

async function askForNewerSite(): Promise<void> {
  const script = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
  if (script === undefined || isSiteNewer.get()) return
  // A document that says nothing of anybody. The worker does not answer for it here: this is no visit.
  const answer = await fetch('/checkout', { cache: 'no-cache', signal: AbortSignal.timeout(CALL_TIMEOUT_MS) })
  if (!answer.ok || !isOtherBuild(await answer.text(), new URL(script).pathname)) return
  isSiteNewer.set(true)
  hasNotice.set(true)
}

/** Files are named by their content. A network's own sign-in page names none of ours. */
export function isOtherBuild(document: string, script: string): boolean {
  return document.includes('"/assets/') && !document.includes(`"${script}"`)
}
