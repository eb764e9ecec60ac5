import { APPROVABLE } from '@sizzle/domain/people/approval.ts'
import { PIN_REQUIRED } from '@sizzle/domain/people/pin.ts'
import { keysOf } from '@sizzle/domain/record.ts'
import { z } from 'zod'
import { wrongFields } from './kit-details.ts'
import { none, route } from './route.ts'
import { Dollars, Instant, Uuid } from './wire.ts'

// "Needs a manager": what somebody may not do alone is sent again with the approval of a manager.

const ActionName = z.enum(keysOf(APPROVABLE))

/** What has to be approved; the approval is given for exactly this. `amount` is what is given back. */
const Asked = { action: ActionName, subject: z.string(), amount: Dollars }

/** Of a call that may carry an approval. */
export const approvalRefusals = { 'permission-denied': none, needs_approval: Asked, approval_invalid: Asked } as const
export const ApprovalId = Uuid.optional().describe('Of `approve`, where a manager lends the right.')

export const getApprovers = route({
  get: '/getApprovers',
  may: 'backOffice.enter',
  about: 'Who can approve something at this shared tablet: its managers with a PIN and no second step.',
  input: z.strictObject({}),
  output: z.object({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  refusals: { not_a_tablet: none },
})

export const approve = route({
  post: '/approve',
  may: 'backOffice.enter',
  about:
    'A manager approves one action, for one subject and amount, by name and PIN. It counts once, within 120 seconds, for whoever works at this tablet.',
  input: z.strictObject({
    action: ActionName,
    subject: z.string().regex(/^(order|reservation):[0-9a-f-]{36}$/),
    amount: Dollars.refine((cents) => cents >= 0, 'Not below zero'),
    userId: Uuid,
    pin: z.string().regex(/^\d{4,6}$/, PIN_REQUIRED),
  }),
  output: z.object({ approvalId: z.string(), until: Instant }),
  refusals: { invalid_input: wrongFields, not_a_tablet: none, wrong_pin: none },
})
