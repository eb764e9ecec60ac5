/** The title of each part of a person's page stands above its card, as high as the button that some have beside it. */
export const PART_HEAD = 'flex min-h-11 flex-wrap items-center gap-x-3'
