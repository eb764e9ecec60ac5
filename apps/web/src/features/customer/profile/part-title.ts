/** The name of one thing inside a part of the profile. */
export const PART_TITLE = 'font-text text-lg font-semibold tracking-normal'

/** What can be done with it stands at the end of its words, where there is room. */
export const BESIDE = 'items-center gap-x-8 sm:grid sm:grid-cols-[minmax(0,1fr)_auto]'
