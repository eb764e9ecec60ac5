import { weekdayDate } from '@sizzle/domain/hours/date-words.ts'
import { clock12 } from '@sizzle/domain/hours/local-time.ts'
import { button } from '../../../../ui/button.ts'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import type { DateRow } from './date-row.ts'
import { printedName } from './exception-words.ts'

type DateLineProps = { row: DateRow; today: string; onOpen: () => void; onRemove: () => void }

/** A date that is saved, as it reads: 'Monday, December 14', 'Staff party · Closed'. */
export function DateLine({ row, today, onOpen, onRemove }: DateLineProps) {
  const title = printedName(row.name) || row.date
  return (
    <fieldset
      data-row={row.key}
      className="flex min-w-0 items-center gap-x-1 rounded-control border border-line py-1 pr-1 pl-3.5"
    >
      <legend className="sr-only">{title}</legend>
      <p className="min-w-0 grow py-1 leading-snug wrap-anywhere">
        <span className="block font-semibold">{dayOf(row.date, today)}</span>{' '}
        <span className="block text-sm text-soft">
          {row.name && `${printedName(row.name)} · `}
          {hoursOf(row)}
        </span>
      </p>
      <button
        type="button"
        data-open
        className={button('bare', 'px-3!')}
        aria-label={`Change ${title}`}
        onClick={onOpen}
      >
        <ToolIcon name="edit" />
      </button>
      <button type="button" className={quietDanger()} aria-label={`Remove ${title}`} onClick={onRemove}>
        <ToolIcon name="bin" />
      </button>
    </fieldset>
  )
}

/** With its year where that is another one. */
function dayOf(date: string, today: string): string {
  const year = date.slice(0, 4)
  return `${weekdayDate(date)}${year === today.slice(0, 4) ? '' : `, ${year}`}`
}

function hoursOf({ closed, open, close }: DateRow): string {
  if (closed) return 'Closed'
  if (open && close) return `${clock12(open)} – ${clock12(close)}`
  if (open) return `from ${clock12(open)}`
  return close ? `until ${clock12(close)}` : 'Usual hours'
}
