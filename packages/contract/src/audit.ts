import { z } from 'zod'
import { route } from './route.ts'
import { Instant, LocationId, queryNumber, text } from './wire.ts'

// The audit trail: who did what, when, and what was there before.

export const AuditEntry = z
  .object({
    id: z.string(),
    at: Instant,
    actor: z.object({ id: z.string().nullable(), name: z.string() }),
    /** The manager who lent the right for it. */
    approvedBy: z.string().nullable(),
    /** The name of the call. */
    action: z.string(),
    /** What it was done to, as `kind:id`, or a kind alone. */
    subject: z.string(),
    /** What it is called now: a dish, a person, the number of an order. Null: it has no name, or is gone. */
    subjectName: z.string().nullable(),
    location: z.object({ id: z.string(), name: z.string() }).nullable(),
    /** The clock of the location, or of the house. */
    timeZone: z.string(),
    /** Fields that differ, in words: amounts as dollars, times by that clock. Null: it was not there; both null: the field says it all. */
    changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  })
  .meta({ id: 'AuditEntry' })

const Filter = {
  locationId: LocationId.optional(),
  action: text(100, 1).optional(),
  subject: text(200, 1).optional().describe('`menu_item:dal`, or `menu_item` for all of that kind.'),
  person: text(100).optional().describe('A part of the name, in any case.'),
  from: Instant.optional(),
  until: Instant.optional().describe('Up to this moment, without it.'),
}

export const getAudit = route({
  get: '/getAudit',
  may: 'audit.see',
  about: 'What was changed in the back office, newest first, 50 to a page; the latest 10,000 that match.',
  input: z.strictObject({ ...Filter, page: queryNumber(1, 10_000).optional() }),
  output: z.object({
    entries: z.array(AuditEntry),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    /** There are older ones. */
    isCut: z.boolean(),
    /** To filter by: what was done lately, whatever the filter. */
    actions: z.array(z.string()),
  }),
  refusals: {},
})

export const exportAudit = route({
  post: '/exportAudit',
  perPerson: { perMinute: 5, burst: 10 },
  may: 'audit.see',
  about: 'The filtered audit trail as a table for spreadsheets. Who exported it is recorded.',
  input: z.strictObject(Filter),
  output: z.object({ fileName: z.string(), csv: z.string(), count: z.int(), isCut: z.boolean() }),
  refusals: {},
})
