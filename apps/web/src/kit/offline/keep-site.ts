import { hasNotice } from '../has-notice.ts'
import { isOnline } from './line.ts'
import { followLine } from './line-changes.ts'
import { watchForNewerSite } from './newer-site.ts'

type MadeOf = { page?: string | undefined; script: string | undefined; files: readonly string[] }

let keeping: Promise<void> | undefined

/** Has the browser keep what the site needs without a network, once; where that failed, whoever asks again tries again. */
export function keepSite(): Promise<void> {
  keeping ??= startKeeping().catch((error: unknown) => {
    keeping = undefined
    throw error
  })
  return keeping
}

/** Browsers that cannot go on as before. */
async function startKeeping(): Promise<void> {
  if (!import.meta.env.PROD) return
  tellWhenOffline()
  watchForNewerSite()
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' })
  const registration = await navigator.serviceWorker.ready
  // The worker of the moment: one that was replaced, perhaps by the one that ends it all, would keep what nobody forgets.
  const tell = (said: MadeOf) => registration.active?.postMessage(said)
  // Only public pages name the address under which they are known.
  const page = pathOf(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href)
  const script = pathOf(document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src)
  const styles = pathOf(document.querySelector<HTMLLinkElement>('link[rel=whole]')?.href)
  tell({ page, script, files: styles === undefined ? [] : [styles] })
  // What this page has loaded, and what is still on its way to it.
  new PerformanceObserver((list) => {
    const files = list.getEntries().flatMap(({ name }) => pathOf(name) ?? [])
    tell({ script, files: files.filter((file) => file.startsWith('/assets/')) })
  }).observe({ type: 'resource', buffered: true })
}

/** What pages show may be old then. */
function tellWhenOffline(): void {
  const tell = () => isOnline() || hasNotice.set(true)
  followLine(tell)
  tell()
}

function pathOf(address: string | undefined): string | undefined {
  return address === undefined ? undefined : new URL(address, location.href).pathname
}
