/** Carts of every location stand under this key of the browser's storage (ordering 7). Apart, for who only asks whether there is one. */
export const CARTS_KEY = 'sizzle_spice_location_carts'
