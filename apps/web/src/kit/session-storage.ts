/** What one tab keeps over a reload. Whoever reads it checks it: anything may stand there. */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage full or refused: it is forgotten at the next reload.
  }
}

export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept, then.
  }
}
