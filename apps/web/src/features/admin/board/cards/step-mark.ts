import type { OrderStatus } from '@sizzle/domain/order/status.ts'

/** The colour of each step, in the heads of the columns and wherever steps stand mixed. */
export const STEP_MARKS = {
  pending: 'bg-saffron',
  preparing: 'bg-ink',
  ready: 'bg-coriander',
} as const

/** In one word, as the office says it; customers read longer ones. */
export const STEP_WORDS = { pending: 'Pending', preparing: 'Preparing', ready: 'Ready' } as const

const STATUS_WORDS = { ...STEP_WORDS, completed: 'Completed', cancelled: 'Cancelled' } as const

export function statusWord(status: OrderStatus): string {
  return STATUS_WORDS[status]
}
