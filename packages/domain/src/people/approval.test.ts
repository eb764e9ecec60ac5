import { expect, test } from 'vitest'
import { mayOrAsk } from './approval.ts'
import type { Actor, Role } from './rights.ts'

const actor = (role: Role, byPin?: true, locationIds = ['truro']): Actor => ({ role, locationIds, byPin })

test.each<[Actor, boolean]>([
  [actor('manager'), true],
  [actor('manager', true), true],
  [actor('staff', true), true],
  // A PIN counts at a shared tablet only: elsewhere there is nobody to ask.
  [actor('staff'), false],
  [actor('staff', true, ['new-glasgow']), false],
  [actor('customer', true), false],
  [actor('admin', undefined, []), true],
])('%j cancels an order in Truro, alone or with a manager: %s (people 51)', (who, may) => {
  expect(mayOrAsk(who, 'cancelOrder', 'truro')).toBe(may)
  expect(mayOrAsk(who, 'cancelReservation', 'truro')).toBe(may)
})
