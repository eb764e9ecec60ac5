import type { Room } from '../kit/room.ts'
import { getLocationMenu, getTodaysSpecials } from './get-location-menu.ts'

export function menuRoom(): Room {
  return { operations: [getLocationMenu, getTodaysSpecials] }
}
