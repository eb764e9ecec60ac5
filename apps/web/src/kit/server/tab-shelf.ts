import { forgetInTab, keepInTab, keptInTab } from '../session-storage.ts'
import type { KeptWish, Shelf } from './wish-state.ts'

/** Keeps a wish over a reload of this tab. */
export function tabShelf(name: string): Shelf {
  return {
    read: () => readWish(keptInTab(name)),
    write: (wish) => keepInTab(name, wish),
    clear: () => forgetInTab(name),
  }
}

/** Anything may stand in a browser's storage; what is no wish is none. */
export function readWish(found: unknown): KeptWish | undefined {
  if (typeof found !== 'object' || found === null || !('content' in found) || !('key' in found)) return undefined
  const { content, key } = found
  if (typeof content !== 'string' || typeof key !== 'string') return undefined
  return { content, key, input: 'input' in found ? found.input : undefined }
}
