import { onDevice } from '../../../../kit/storage.ts'

const KEY = 'printed-sheets'
const MOST_REMEMBERED = 300

/** Answers whether this device printed the sheet before, and remembers it: two tickets of one order would be cooked twice. */
export function notePrinted(sheet: string): boolean {
  const before = read()
  const wasPrinted = before.includes(sheet)
  onDevice.setItem(KEY, JSON.stringify([sheet, ...before.filter((one) => one !== sheet)].slice(0, MOST_REMEMBERED)))
  return wasPrinted
}

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(onDevice.getItem(KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}
