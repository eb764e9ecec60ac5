import type { Room } from '../kit/room.ts'
import { getActiveLocations, getLocation } from './get-locations.ts'

export function locationsRoom(): Room {
  return { operations: [getActiveLocations, getLocation] }
}
