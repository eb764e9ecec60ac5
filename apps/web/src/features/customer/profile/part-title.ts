/** The name of one thing inside a part of the profile. */
export const PART_TITLE = 'font-text text-lg font-semibold tracking-normal'
