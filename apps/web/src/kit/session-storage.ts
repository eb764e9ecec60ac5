import { inTab } from './storage.ts'

/** What one tab keeps over a reload. Whoever reads it checks it: anything may stand there. */
export function keepInTab(key: string, value: unknown): void {
  inTab.setItem(key, JSON.stringify(value))
}

export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(inTab.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

export function forgetInTab(key: string): void {
  inTab.removeItem(key)
}
