import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { To } from 'react-router'
import { mayPrint } from '../../../kit/may-print.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { saveFile } from '../../../kit/save-file.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { RUNS_IN_APP } from '../../../platform/platform.ts'
import { button } from '../../../ui/button.ts'
import { Link } from '../../../ui/link.tsx'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { OnPaper } from '../../../ui/print/on-paper.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { reportQuery, type WrittenReport, type ZReport } from './closing-query.ts'
import { closedLine, longDay, type ReportPart, reportCsv, reportParts, valueWords } from './closing-words.ts'

const WHY_NO_FILE = RUNS_IN_APP ? 'The app saves no files: take it in a browser.' : undefined

/** One report, on the screen, on paper and as a table. */
export function ReportPage({ place, n, back }: { place: string; n: string; back: To }) {
  const written = useQuery(reportQuery(place, n))
  return (
    <>
      <Link to={back} className={button('bare', 'self-start')}>
        All closed days
      </Link>
      {written.isPending && <Skeleton className="h-96 w-full" />}
      {written.error && !written.data && (
        <LoadProblem sentence={sentenceOf(written.error)} onRetry={() => void written.refetch()} />
      )}
      {written.data && <Report written={written.data} />}
    </>
  )
}

function Report({ written }: { written: WrittenReport }) {
  const { report, hash } = written
  const [isPrinting, setPrinting] = useState(false)
  const parts = reportParts(report)
  const save = () =>
    saveFile(`z-${report.locationId}-${report.date}.csv`, 'text/csv;charset=utf-8', reportCsv(report, hash))
  return (
    <article aria-labelledby="report-title" className="grid gap-5">
      <header className="flex flex-wrap items-center gap-3">
        <div className="mr-auto min-w-0">
          <h2 id="report-title" className="text-xl">
            {longDay(report.date)}
          </h2>
          <p className="text-soft">
            {report.locationName}, report {report.n}. {closedLine(report)}
          </p>
        </div>
        <button type="button" className={button('quiet', 'px-4!')} onClick={() => mayPrint() && setPrinting(true)}>
          <ToolIcon name="printer" /> Print
        </button>
        <Journal report={report} />
        <button
          type="button"
          className={button('quiet', 'px-4!')}
          disabled={RUNS_IN_APP}
          title={WHY_NO_FILE}
          onClick={save}
        >
          <ToolIcon name="list" /> Download CSV
        </button>
      </header>
      <div className="gap-5 sm:columns-2">
        {parts.map((part) => (
          <section key={part.title} className="mb-5 break-inside-avoid rounded-card border border-line bg-raised p-4">
            <Rows part={part} heading="mb-2 text-lg" />
          </section>
        ))}
      </div>
      <p className="text-sm break-all text-soft">Hash {hash}</p>
      {isPrinting && (
        <OnPaper paper="receipt" onDone={() => setPrinting(false)}>
          <h1>{longDay(report.date)}</h1>
          <p>
            {report.locationName}, report {report.n}
            <br />
            {closedLine(report)}
          </p>
          {parts.map((part) => (
            <Rows key={part.title} part={part} heading="print-large" />
          ))}
          <p className="break-all">Hash {hash}</p>
          <p>Signed: ______________________________</p>
        </OnPaper>
      )}
    </article>
  )
}

/** For the accountant. */
function Journal({ report: { locationId, n } }: { report: ZReport }) {
  const take = useWish('/exportJournal', {
    onDone: ({ fileName, csv }) => saveFile(fileName, 'text/csv;charset=utf-8', csv),
    onFailed: (error) => toast('error', sentenceOf(error)),
  })
  return (
    <button
      type="button"
      className={button('quiet', 'px-4!')}
      disabled={RUNS_IN_APP || take.isPending}
      title={WHY_NO_FILE}
      onClick={() => take.send({ locationId, n, dates: 'YYYY-MM-DD' })}
    >
      <ToolIcon name="list" /> Journal (CSV)
    </button>
  )
}

function Rows({ part: { title, rows }, heading }: { part: ReportPart; heading: string }) {
  return (
    <>
      <h3 className={heading}>{title}</h3>
      <table className="w-full">
        <caption className="sr-only">{title}</caption>
        <tbody>
          {rows.map(([label, value], at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never move
            <tr key={at}>
              <th scope="row" className="py-1 pr-3 text-left font-normal break-words">
                {label}
              </th>
              <td className="price py-1 text-right">{valueWords(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
