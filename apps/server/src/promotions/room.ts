import type { House } from '../house.ts'
import { openAttempts } from '../kit/attempts/attempts.ts'
import type { Room } from '../kit/room.ts'
import { checkPromotionCode } from './check-promotion-code.ts'

/** Codes that make an order cheaper. */
export function promotionsRoom({ database, settings }: House): Room {
  return { operations: [checkPromotionCode(openAttempts(database.db, settings.LIMITS_FACTOR))] }
}
