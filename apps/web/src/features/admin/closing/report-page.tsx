import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { mayPrint } from '../../../kit/may-print.ts'
import { isMissing, sentenceOf } from '../../../kit/page-calls.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { problemOf } from '../../../kit/server/problem-of.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import type { To } from '../../../router/path.ts'
import { button } from '../../../ui/button.ts'
import { ExportButton } from '../../../ui/list/export-button.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { OnPaper } from '../../../ui/print/on-paper.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { reportQuery, type WrittenReport, type ZReport } from './closing-query.ts'
import {
  aboutReport,
  longDay,
  type ReportPart,
  type ReportRow,
  reportCsv,
  reportParts,
  valueWords,
} from './closing-words.ts'
import { ReportSummary } from './report-summary.tsx'

const WHY_NO_FILE = RUNS_IN_APP ? 'The app saves no files: take it in a browser.' : undefined

/** One report, on the screen, on paper and as a table. */
export function ReportPage({ place, n, backTo }: { place: string; n: string; backTo: To }) {
  const { data, error, refetch } = useQuery(reportQuery(place, n))
  return (
    <>
      <SectionHead
        title={data ? longDay(data.report.date) : `Report ${n}`}
        note={data && aboutReport(data.report)}
        back={{ to: backTo, label: 'All closed days' }}
      >
        {data && <Tools written={data} />}
      </SectionHead>
      {data ? (
        <Report written={data} />
      ) : error ? (
        <LoadProblem
          title="Failed to load the report"
          {...problemOf(error)}
          onRetry={isMissing(error) ? undefined : () => void refetch()}
        />
      ) : (
        <div aria-busy="true" className={PARTS}>
          <p className="sr-only">Loading the report…</p>
          <Skeleton className="h-80 w-full" />
          <Skeleton className="h-80 w-full" />
        </div>
      )}
    </>
  )
}

const PARTS = 'grid items-start gap-5 md:grid-cols-2'

function Report({ written: { report, hash } }: { written: WrittenReport }) {
  return (
    <article aria-label={`Report ${report.n}`} className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <ReportSummary report={report} />
      {/* Two columns of parts that are of very different heights. */}
      <div className="gap-5 md:columns-2">
        {reportParts(report).map((part) => (
          <section key={part.title} className="mb-5 break-inside-avoid rounded-card border border-line bg-raised p-4">
            <Rows part={part} heading="mb-2 text-lg" />
          </section>
        ))}
      </div>
      <p className="text-sm text-soft">
        Check code of this report: <code className="font-text break-all">{hash}</code>
      </p>
    </article>
  )
}

function Tools({ written: { report, hash } }: { written: WrittenReport }) {
  const [isPrinting, setPrinting] = useState(false)
  const save = () =>
    saveFile(`z-${report.locationId}-${report.date}.csv`, 'text/csv;charset=utf-8', reportCsv(report, hash))
  return (
    <>
      <Journal report={report} />
      <ExportButton label="Report (CSV)" look="words" whyNot={WHY_NO_FILE} onClick={save} />
      <button type="button" className={button('strong', 'px-4!')} onClick={() => mayPrint() && setPrinting(true)}>
        <ToolIcon name="printer" /> Print
      </button>
      {isPrinting && (
        <OnPaper paper="receipt" onDone={() => setPrinting(false)}>
          <h1>{longDay(report.date)}</h1>
          <p>{aboutReport(report)}</p>
          {reportParts(report).map((part) => (
            <Rows key={part.title} part={part} heading="print-large" />
          ))}
          <p className="break-all">Check code: {hash}</p>
          <p>Signed: ______________________________</p>
        </OnPaper>
      )}
    </>
  )
}

/** For the accountant. */
function Journal({ report: { locationId, n } }: { report: ZReport }) {
  const take = useWish('/exportJournal', {
    onDone: ({ fileName, csv }) => saveFile(fileName, 'text/csv;charset=utf-8', csv),
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <ExportButton
      label="Accounting journal (CSV)"
      look="words"
      isBusy={take.isPending}
      whyNot={WHY_NO_FILE}
      onClick={() => take.send({ locationId, n, dates: 'YYYY-MM-DD' })}
    />
  )
}

function Rows({ part: { title, rows }, heading }: { part: ReportPart; heading: string }) {
  return (
    <>
      <h2 className={heading}>{title}</h2>
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never move
            <Line key={at} row={row} />
          ))}
        </tbody>
      </table>
    </>
  )
}

/** Longer words than these stand below their label, or they leave the labels of all rows no room. */
const MOST_BESIDE = 32

/** It goes to the next line with the word before it. */
const COUNT_AT_END = / (\(\d+\))$/

function Line({ row: [label, value, isSum = false] }: { row: ReportRow }) {
  if (typeof value === 'string' && value.length > MOST_BESIDE)
    return (
      <tr>
        <td colSpan={2} className="py-1 break-words">
          {label}: <span>{value}</span>
        </td>
      </tr>
    )
  const isShort = label === 'Difference' && typeof value === 'number' && value < 0
  const weight = `${isSum ? 'font-semibold' : 'font-normal'} ${isShort ? 'text-chilli' : ''}`
  return (
    <tr className={isSum ? 'border-t border-line' : ''}>
      <th scope="row" className={`py-1 pr-2 text-left align-baseline break-words ${weight}`}>
        {label.replace(COUNT_AT_END, '\u00a0$1')}
      </th>
      <td className={`py-1 text-right align-baseline whitespace-nowrap tabular-nums ${weight}`}>{valueWords(value)}</td>
    </tr>
  )
}
