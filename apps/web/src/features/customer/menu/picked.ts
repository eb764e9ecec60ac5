import type { SpiceLevel } from '@sizzle/domain/cart/spice.ts'
import type { Choice, DishWithOptions } from '@sizzle/domain/menu/options.ts'
import type { OptionsNow } from '@sizzle/domain/menu/options-now.ts'
import type { NotNow, PageItem } from '../../../kit/page-content.ts'

/** What a person has picked in the dialog of a dish so far. */
export type Picked = {
  readonly choices: readonly Choice[]
  readonly note: string
  /** Looked at only where the dish has heat. */
  readonly spice: SpiceLevel
  readonly quantity: number
}

export type ItemSheetProps = {
  item: PageItem
  /** The same dish as the rules of options read it. */
  dish: DishWithOptions
  now: OptionsNow
  /** Why it cannot be had at once. */
  notNow: NotNow | undefined
  /** Whether the kitchen reads notes for dishes. */
  takesNotes: boolean
  start: Picked
  /** A line of the cart is chosen anew. */
  isChange: boolean
  /** Of this dish in the cart already, however it was chosen. */
  inCart: number
  maxQuantity: number
  /** The sentence that says why not, when the cart did not take it. */
  onSave: (picked: Picked) => string | undefined
  onClose: () => void
}
