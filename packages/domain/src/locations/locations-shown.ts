/** As many locations as a page shows at once; from one more on there is a search. */
export const LOCATIONS_SHOWN = 12
