/** Customer spec §3, back-office spec §2: Mild=1, Medium=2, Hot=3; the cart's default is Mild. */
export const SPICE_LEVELS = [
  { id: 'mild', name: 'Mild', level: 1, description: 'Warm and fragrant, no bite' },
  { id: 'medium', name: 'Medium', level: 2, description: 'A steady glow' },
  { id: 'hot', name: 'Hot', level: 3, description: 'The way the cooks eat it' },
] as const

export type SpiceLevel = (typeof SPICE_LEVELS)[number]
export const DEFAULT_SPICE: SpiceLevel = SPICE_LEVELS[0]
