import type { House } from '../house.ts'
import type { Room } from '../kit/room.ts'
import { mountReference } from './reference-routes.ts'

/** The description of all calls, for programs and for people who write them. */
export function referenceRoom({ publicUrl }: House): Room {
  return { operations: [], mount: (api) => mountReference(api, publicUrl) }
}
