import * as contract from '@sizzle/contract/emails.ts'
import { addDays, instantOf, localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { countEmails, countEmailsByDay, countEmailsByTemplate } from './readers.sql.ts'

const DAYS = 30

export const getEmailStats = query(contract.getEmailStats, async (_, { db, now }) => {
  const today = localAt(HOUSE_ZONE, now).date
  const since = instantOf(HOUSE_ZONE, addDays(today, 1 - DAYS), '00:00')
  const counted = await countEmails(db, since)
  const byDay = await countEmailsByDay(db, since, HOUSE_ZONE)
  const byTemplate = await countEmailsByTemplate(db, since)
  const ended = counted.sent + counted.failed
  return ok({
    since,
    ...counted,
    templates: Object.fromEntries(byTemplate.map(({ template, total }) => [template, total])),
    byTemplate: [...byTemplate],
    byDay,
    successRate: ended === 0 ? 0 : Math.round((counted.sent / ended) * 1000) / 10,
  })
})
