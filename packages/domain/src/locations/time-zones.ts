/** What a location has that names no zone. */
export const HOUSE_ZONE = 'America/Halifax'

/** From east to west: where Canada's clocks have times of their own. */
export const CANADIAN_ZONES: readonly string[] = [
  'America/St_Johns',
  HOUSE_ZONE,
  'America/Moncton',
  'America/Toronto',
  'America/Winnipeg',
  'America/Regina',
  'America/Edmonton',
  'America/Vancouver',
  'America/Whitehorse',
  'America/Iqaluit',
]
