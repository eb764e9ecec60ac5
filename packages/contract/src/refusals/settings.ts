import type { Refusals } from './refusals.ts'

/** What the owner sets for the house or a location. */
export const SETTINGS = {
  setting_changed: [409, 'Somebody else has changed this setting. Please look at it again.'],
  setting_fixed: [409, 'This setting is fixed where the program is started, and cannot be changed here.'],
} as const satisfies Refusals
