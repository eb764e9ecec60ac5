import { BRAND } from '../brand/brand.ts'
import { onDevice } from './storage.ts'

const KEY = 'board-location'

/** What was chosen at the board of this device last; all of them together are a choice there, too. */
export const keptLocation = () => onDevice.getItem(KEY)
export const keepLocation = (id: string) => onDevice.setItem(KEY, id)

/** The location that a screen of one location begins with: the one that is named, else the one of this device's board, else the house's first, else the first of them. */
export function wishedLocation<Location extends { id: string }>(
  among: readonly Location[],
  named?: string,
): Location | undefined {
  const wishes = [named, keptLocation(), BRAND.defaultLocationId]
  return wishes.flatMap((id) => among.find((one) => one.id === id) ?? [])[0] ?? among[0]
}
