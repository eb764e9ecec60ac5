import { recordOf } from '@sizzle/domain/record.ts'

/** A screen shows numbers for this many tickets, and a bump bar strikes off as many. */
export const POSITIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
export type Position = (typeof POSITIONS)[number]

/** The keys that somebody taught this device, by position. A position that was taught none has its digit. */
export type BumpKeys = Readonly<Partial<Record<Position, string>>>

export type PressedKey = Pick<KeyboardEvent, 'code' | 'key'>

/** Where a key lies on its keyboard; some bars do not say that, and are known by what they type. */
function keyOf({ code, key }: PressedKey): string {
  return code === '' ? `types ${key}` : code
}

/** Which ticket a key strikes off (stations 23). */
export function positionOf(keys: BumpKeys, pressed: PressedKey): Position | undefined {
  const own = keyOf(pressed)
  return (
    POSITIONS.find((position) => keys[position] === own) ??
    POSITIONS.find((position) => keys[position] === undefined && pressed.key === String(position))
  )
}

/** They move through the page, or belong to the keys beside them. */
const NEVER = new Set(['Tab', 'Escape', 'Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Process', 'Dead'])

/** Keys with the new one, or why it is refused: a key strikes off one ticket (stations 23). */
export function withKey(keys: BumpKeys, position: Position, pressed: PressedKey): BumpKeys | string {
  if (NEVER.has(pressed.key)) return `${wordFor(keyOf(pressed))} cannot be used. Press another key.`
  // As if this position had no key, not even its digit.
  const other = positionOf({ ...keys, [position]: '' }, pressed)
  if (other !== undefined) return `This key is already ticket ${other}. Press another key.`
  return { ...keys, [position]: keyOf(pressed) }
}

export function withoutKey(keys: BumpKeys, position: Position): BumpKeys | string {
  const digit = { code: `Digit${position}`, key: String(position) }
  const taken = POSITIONS.find((other) => other !== position && keys[other] === digit.code)
  if (taken !== undefined) return `${position} is the key of ticket ${taken}. Teach that one another key first.`
  return Object.fromEntries(Object.entries(keys).filter(([known]) => known !== String(position)))
}

/** What stands on a key, as far as its place tells: 'KeyA' is A. */
export function wordFor(key: string): string {
  return key
    .replace(/^types /, '')
    .replace(/^(Key|Digit)(?=.$)/, '')
    .replace(/^Numpad(?=.)/, 'Numpad ')
}

/** What is stored may be anything: only texts at known positions count, each key once. */
export function readBumpKeys(stored: string | null): BumpKeys {
  try {
    const kept = recordOf(JSON.parse(stored ?? '{}'))
    const keys: Partial<Record<Position, string>> = {}
    for (const position of POSITIONS) {
      const key = kept[position]
      if (typeof key === 'string' && key !== '' && !Object.values(keys).includes(key)) keys[position] = key
    }
    return keys
  } catch {
    return {}
  }
}
