// Three heat levels (ordering 6); orders may carry 1 to 5, the menu offers these.
export type SpiceLevel = {
  readonly id: 'mild' | 'medium' | 'hot'
  readonly name: string
  readonly level: number
  readonly description: string
}

export const MILD: SpiceLevel = { id: 'mild', name: 'Mild', level: 1, description: 'Gentle warmth, all flavour' }
export const MEDIUM: SpiceLevel = { id: 'medium', name: 'Medium', level: 2, description: 'A steady, balanced heat' }
export const HOT: SpiceLevel = { id: 'hot', name: 'Hot', level: 3, description: 'Bold heat for spice lovers' }

export const SPICE_LEVELS = [MILD, MEDIUM, HOT] as const

/** A cart starts mild; the back office's dialog starts medium (ordering 6). */
export const CART_DEFAULT_SPICE = MILD
export const STAFF_DEFAULT_SPICE = MEDIUM

export function spiceById(id: string): SpiceLevel | undefined {
  return SPICE_LEVELS.find((spice) => spice.id === id)
}

/** Checkout names the heat only when it is not the default (ordering 6). */
export function shownSpice(spiceLevelName: string): string | null {
  return spiceLevelName === CART_DEFAULT_SPICE.name ? null : spiceLevelName
}
