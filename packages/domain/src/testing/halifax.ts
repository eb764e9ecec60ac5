/** The zone that most tests stand in. Programs take a location's own. */
export const HALIFAX = 'America/Halifax'
