import type { SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import type { Choice } from '@sizzle/domain/menu/options.ts'

/** What a person has picked in the dialog of a dish so far. */
export type Picked = {
  readonly choices: readonly Choice[]
  readonly note: string
  /** Looked at only where the dish has heat. */
  readonly spice: SpiceLevel
  readonly quantity: number
}
