type Real = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type SafeStorage = Pick<Real, 'getItem' | 'removeItem'> & {
  /** False: only remembered, and gone with this page. */
  setItem(key: string, value: string): boolean
}

/**
 * The browser's storage, which may be full, forbidden or missing: every touch of it can throw. What it does not take is
 * remembered for as long as the page lives.
 */
export function openStorage(real: () => Real): SafeStorage {
  const remembered = new Map<string, string>()
  return {
    getItem(key) {
      const own = remembered.get(key)
      if (own !== undefined) return own
      try {
        return real().getItem(key)
      } catch {
        return null
      }
    },
    setItem(key, value) {
      try {
        real().setItem(key, value)
        remembered.delete(key)
        return true
      } catch {
        remembered.set(key, value)
        return false
      }
    },
    removeItem(key) {
      remembered.delete(key)
      try {
        real().removeItem(key)
      } catch {
        // Nothing was kept, then.
      }
    },
  }
}

/** For this browser, over all its tabs. While pages are rendered there is no window, and nothing is kept. */
export const onDevice = openStorage(() => window.localStorage)
/** For one tab, over a reload. */
export const inTab = openStorage(() => window.sessionStorage)
