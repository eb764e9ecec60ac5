import { inTab } from './storage.ts'

const LAST_RELOAD = 'reloaded-after-deploy'
const AT_MOST_EVERY_MS = 30_000

/** A tab left open over a deploy asks for chunks that are gone: the new page has the new names. Once, never in a loop. */
export function reloadAfterDeploy(): void {
  addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return // not a deploy but a broken line: a reload would lose the page that is there
    const last = Number(inTab.getItem(LAST_RELOAD) ?? 0)
    if (Date.now() - last < AT_MOST_EVERY_MS) return
    // Where a reload would not be known of afterwards, it would be the first of many.
    if (!inTab.setItem(LAST_RELOAD, String(Date.now()))) return
    event.preventDefault()
    location.reload()
  })
}
