import { weekdayDate } from '@sizzle/domain/hours/date-words.ts'
import { isLocalDate } from '@sizzle/domain/hours/local-time.ts'
import { MAX_EXCEPTION_NAME } from '@sizzle/domain/locations/dated-rules.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { quietDanger } from '../../../../ui/list/row-look.ts'
import { ToolIcon } from '../../../../ui/tool-icon.tsx'
import { DateLine } from './date-line.tsx'
import { type DateRow, isStatutory, newDateRow } from './date-row.ts'
import { OpenOrClosed } from './open-or-closed.tsx'

type DatesEditorProps = {
  rows: readonly DateRow[]
  /** Said where no date is ahead. */
  nothing: string
  /** Dates before this one are over: they are kept and not shown. */
  today: string
  /** What is wrong at a row, by `date`, `name` or `times`. */
  problemAt: (at: number, part: 'date' | 'name' | 'times') => string | undefined
  onChange: (rows: readonly DateRow[]) => void
  onLeave?: (at: number) => void
}

/** Dates that are closed or have hours of their own, one to a row. */
export function DatesEditor({ rows, nothing, today, problemAt, onChange, onLeave }: DatesEditorProps) {
  const isOver = ({ key, date }: DateRow) => isSaved(key) && date < today
  /** Saved dates that are being changed; all others are one line. */
  const [opened, setOpened] = useState<readonly string[]>([])
  const over = rows.filter(isOver).length
  const list = useRef<HTMLDivElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const addRow = () => {
    const row = newDateRow()
    flushSync(() => onChange([...rows, row]))
    toRow(list.current, row.key)
  }
  const remove = (gone: DateRow) => {
    const shown = rows.filter((row) => !isOver(row) && !isStatutory(row))
    const at = shown.indexOf(gone)
    const next = shown[at + 1] ?? shown[at - 1]
    flushSync(() => onChange(rows.filter(({ key }) => key !== gone.key)))
    if (next) toRow(list.current, next.key)
    else add.current?.focus()
  }
  return (
    <div ref={list} className="@container grid gap-3">
      {rows.every((row) => isOver(row) || isStatutory(row)) && (
        <p className="rounded-control border border-dashed border-line-strong px-4 py-4 text-soft">{nothing}</p>
      )}
      {rows.map((row, at) => {
        if (isOver(row) || isStatutory(row)) return null
        const isWrong = PARTS.some((part) => problemAt(at, part) !== undefined)
        if (isSaved(row.key) && !opened.includes(row.key) && !isWrong)
          return (
            <DateLine
              key={row.key}
              row={row}
              today={today}
              onOpen={() => {
                flushSync(() => setOpened([...opened, row.key]))
                toRow(list.current, row.key)
              }}
              onRemove={() => remove(row)}
            />
          )
        return (
          <Row
            key={row.key}
            row={row}
            today={today}
            problemAt={(part) => problemAt(at, part)}
            onChange={(changes) => onChange(rows.map((one) => (one.key === row.key ? { ...one, ...changes } : one)))}
            onLeave={() => onLeave?.(at)}
            onRemove={() => remove(row)}
          />
        )
      })}
      {over > 0 && (
        <p className="text-sm text-soft">{over === 1 ? '1 past date is kept.' : `${over} past dates are kept.`}</p>
      )}
      <button ref={add} type="button" className={button('quiet', 'w-fit px-4!')} onClick={addRow}>
        <Icon name="plus" /> Add a date
      </button>
    </div>
  )
}

const PARTS = ['date', 'name', 'times'] as const
const isSaved = (key: string) => key.startsWith('there-')

/** The focus goes to the row's date, or to what opens it. */
export function toRow(within: Element | null | undefined, key: string): void {
  within?.querySelector<HTMLElement>(`[data-row="${key}"] :is(input, [data-open])`)?.focus()
}

type RowProps = {
  row: DateRow
  today: string
  problemAt: (part: 'date' | 'name' | 'times') => string | undefined
  onChange: (changes: Partial<DateRow>) => void
  onLeave: () => void
  onRemove: () => void
}

function Row({ row, today, problemAt, onChange, onLeave, onRemove }: RowProps) {
  const title = row.name || row.date || 'New date'
  const field = (name: 'date' | 'name' | 'open' | 'close', problem?: string) => ({
    value: row[name],
    problem,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
    onBlur: onLeave,
  })
  return (
    <fieldset data-row={row.key} className="rounded-control border border-line p-3 pb-1.5 sm:p-4 sm:pb-2">
      <legend className="sr-only">{title}</legend>
      <div className="grid items-start gap-x-3 gap-y-2 @min-[38rem]:grid-cols-[10.5rem_minmax(0,1fr)_auto_auto]">
        <Field
          label="Date"
          type="date"
          min={today}
          hint={isLocalDate(row.date) ? weekdayDate(row.date) : undefined}
          {...field('date', problemAt('date'))}
        />
        <Field
          label="Name (optional)"
          placeholder="Christmas Day"
          maxLength={MAX_EXCEPTION_NAME}
          autoComplete="off"
          {...field('name', problemAt('name'))}
        />
        <div className="flex items-center justify-between gap-x-2 @min-[38rem]:contents">
          <OpenOrClosed
            label="Open or closed"
            isClosed={row.closed}
            className="@min-[38rem]:mt-7.5"
            onChange={(closed) => onChange({ closed })}
          />
          <button type="button" className={quietDanger('@min-[38rem]:mt-7.5')} onClick={onRemove}>
            <ToolIcon name="bin" /> Remove<span className="sr-only"> {title}</span>
          </button>
        </div>
      </div>
      {!row.closed && (
        <div className="mt-2 grid max-w-100 grid-cols-2 gap-3 pb-1.5">
          <Field label="Opens" type="time" {...field('open', problemAt('times'))} />
          <Field
            label="Closes"
            type="time"
            aria-invalid={problemAt('times') !== undefined || undefined}
            {...field('close')}
          />
        </div>
      )}
      {!row.closed && (row.open === '' || row.close === '') && (
        <p className="pb-1.5 text-sm text-soft">A time left empty is the usual one of that weekday.</p>
      )}
    </fieldset>
  )
}
