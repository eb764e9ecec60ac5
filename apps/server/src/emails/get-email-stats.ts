import * as contract from '@sizzle/contract/emails.ts'
import { ok } from '@sizzle/domain/result.ts'
import { query } from '../kit/operation.ts'
import { countEmails, countEmailsByDay, countEmailsByTemplate } from './readers.sql.ts'

const DAYS = 30
const DAY_MS = 86_400_000

export const getEmailStats = query(contract.getEmailStats, async (_, { db, now }) => {
  const since = new Date(now.getTime() - DAYS * DAY_MS)
  const counted = await countEmails(db, since)
  const byDay = await countEmailsByDay(db, since)
  const byTemplate = await countEmailsByTemplate(db, since)
  const ended = counted.sent + counted.failed
  return ok({
    since,
    ...counted,
    templates: Object.fromEntries(byTemplate.map(({ template, count }) => [template, count])),
    byDay,
    successRate: ended === 0 ? 0 : Math.round((counted.sent / ended) * 1000) / 10,
  })
})
