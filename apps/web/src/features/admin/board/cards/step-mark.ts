/** The colour of each step, in the heads of the columns and wherever steps stand mixed. */
export const STEP_MARKS = {
  pending: 'bg-saffron',
  preparing: 'bg-ink',
  ready: 'bg-coriander',
} as const
