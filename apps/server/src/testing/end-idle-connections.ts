const DISPATCHER = Symbol.for('undici.globalDispatcher.2')

type Dispatcher = { readonly constructor: new () => Dispatcher; close(): Promise<void> }

/**
 * Ends the connections that `fetch` keeps open for later; what is under way goes on. An app that stops waits a third of a
 * second for a next request on each of them, and the tests of a file that is over send none.
 */
export function endIdleConnections(): void {
  const kept = globalThis as { [DISPATCHER]?: Dispatcher }
  const used = kept[DISPATCHER]
  if (!used) return
  kept[DISPATCHER] = new used.constructor()
  void used.close()
}
