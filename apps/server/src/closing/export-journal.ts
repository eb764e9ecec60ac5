import * as contract from '@sizzle/contract/closing.ts'
import { JOURNAL_COLUMNS, journalNumber, journalOf, journalRows } from '@sizzle/domain/closing/journal.ts'
import { csvTable } from '@sizzle/domain/exports/csv.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import { addAudit } from '../kit/audit.sql.ts'
import { personOf } from '../kit/context.ts'
import { operation } from '../kit/operation.ts'
import { locationToClose } from './day-to-close.ts'
import { reportByNumber } from './reports.sql.ts'

export const exportJournal = operation(contract.exportJournal, async (wish, { tx, who, requestId }) => {
  const location = await locationToClose(tx, who, wish.locationId)
  if (!location) return refuse({ code: 'location_not_found' })
  const written = await reportByNumber(tx, location.id, wish.n)
  if (!written) return refuse({ code: 'report_not_found' })
  const { report } = written
  const journal = journalOf(report)
  if (!journal.ok) return journal
  const number = journalNumber(location.code, report.date)
  await addAudit(tx, personOf(who), requestId, {
    action: 'exportJournal',
    subject: `day:${report.date}`,
    locationId: location.id,
    after: { number },
  })
  const rows = journalRows(journal.value, { report, code: location.code, dates: wish.dates })
  return ok({ fileName: `${number}.csv`, csv: csvTable(JOURNAL_COLUMNS, rows) })
})
