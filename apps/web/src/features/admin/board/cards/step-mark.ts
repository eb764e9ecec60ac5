/** The colour of each step, in the heads of the columns and wherever steps stand mixed. */
export const STEP_MARKS = {
  pending: 'bg-saffron',
  preparing: 'bg-ink',
  ready: 'bg-coriander',
} as const

/** In one word, where there is no room for more. */
export const STEP_WORDS = { pending: 'Pending', preparing: 'Preparing', ready: 'Ready' } as const
