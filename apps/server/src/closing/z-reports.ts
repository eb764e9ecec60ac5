import * as contract from '@sizzle/contract/closing.ts'
import { isRecord } from '@sizzle/domain/record.ts'
import { ok, refuse } from '@sizzle/domain/result.ts'
import type { Db } from '../kit/db/sql.ts'
import { query } from '../kit/operation.ts'
import { numbered } from '../kit/page.ts'
import { hashOf } from './close-day.ts'
import { locationToClose } from './day-to-close.ts'
import { type ChainLink, chainFrom, reportByNumber, reportPage } from './reports.sql.ts'

const PAGE_SIZE = 30
const LINKS_AT_ONCE = 200

export const getZReports = query(contract.getZReports, async ({ locationId, page = 1 }, { db, who }) => {
  if (!(await locationToClose(db, who, locationId))) return refuse({ code: 'location_not_found' })
  const { rows, ...counted } = await numbered((part) => reportPage(db, locationId, part), page, PAGE_SIZE)
  return ok({
    reports: rows.map(({ n, closed_at, report }) => ({
      n,
      date: report.date,
      closedAt: closed_at,
      closedBy: report.closedBy.name,
      orders: report.sales.orders,
      total: report.sales.total,
      difference: report.cash.difference,
      corrections: report.corrections.length,
    })),
    ...counted,
  })
})

export const getZReport = query(contract.getZReport, async ({ locationId, n }, { db, who }) => {
  if (!(await locationToClose(db, who, locationId))) return refuse({ code: 'location_not_found' })
  const row = await reportByNumber(db, locationId, n)
  return row ? ok({ report: row.report, hash: row.hash }) : refuse({ code: 'report_not_found' })
})

export const checkZReports = query(contract.checkZReports, async ({ locationId }, { db, who }) => {
  if (!(await locationToClose(db, who, locationId))) return refuse({ code: 'location_not_found' })
  return ok(await checkChain(db, locationId))
})

async function checkChain(db: Db, locationId: string) {
  let reports = 0
  let lastHash = ''
  for (;;) {
    const links = await chainFrom(db, locationId, reports + 1, LINKS_AT_ONCE)
    for (const link of links) {
      if (!follows(link, reports + 1, lastHash)) return { holds: false, reports, brokenAt: reports + 1, lastHash }
      reports += 1
      lastHash = link.hash
    }
    if (links.length < LINKS_AT_ONCE) return { holds: true, reports, brokenAt: null, lastHash }
  }
}

/** The text has its hash, and says the same as the columns beside it. */
function follows(link: ChainLink, n: number, previousHash: string): boolean {
  if (link.n !== n || hashOf(link.content) !== link.hash || link.previous_hash !== previousHash) return false
  const report: unknown = JSON.parse(link.content)
  return (
    isRecord(report) &&
    report.n === n &&
    report.previousHash === previousHash &&
    report.date === link.business_date &&
    report.closedAt === link.closed_at.toISOString()
  )
}
