import { isLocalTime, WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { Interval } from '@sizzle/domain/hours/schedule.ts'
import { MAX_INTERVALS_A_DAY, TOO_MANY_INTERVALS } from '@sizzle/domain/hours/schedule-check.ts'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterPress } from './after-press.ts'
import { button } from './button.ts'
import { Icon } from './icon.tsx'
import { ToolIcon } from './tool-icon.tsx'
import {
  DAYS_TOGETHER,
  everyDay,
  firstTimesOn,
  intervalInWords,
  likelyNext,
  type Week,
  weekdayName,
} from './week-words.ts'

type WeekGridProps = {
  label: string
  week: Week
  /** What is wrong at a day, 'days.monday', or at one of its times, 'days.monday.0'. */
  problemAt: (field: string) => string | undefined
  onChange: (week: Week) => void
  /** A pair of times was left. */
  onLeave?: () => void
}

/** The times of a week, a row for each day. */
export function WeekGrid({ label, week, problemAt, onChange, onLeave }: WeekGridProps) {
  const [copied, setCopied] = useState<Weekday>()
  // A line about what is wrong moves the rows below it, so it waits for the press that left the pair.
  const [left, setLeft] = useState(0)
  const hearLeft = useEffectEvent(() => onLeave?.())
  useEffect(() => {
    if (left > 0) hearLeft()
  }, [left])
  const grid = useRef<HTMLFieldSetElement>(null)
  const isEmpty = WEEKDAYS.every((weekday) => week[weekday].length === 0)
  // The buttons go with the press: the first time takes their focus.
  const start = (weekdays: readonly Weekday[]) => {
    flushSync(() => onChange(firstTimesOn(weekdays)))
    grid.current?.querySelector<HTMLElement>('[data-start]')?.focus()
  }
  return (
    <fieldset ref={grid}>
      <legend className="mb-1 font-semibold">{label}</legend>
      {isEmpty && (
        <div className="mb-3 flex flex-wrap items-center gap-2">
          <span className="text-soft max-sm:w-full">The same time on</span>
          {DAYS_TOGETHER.map(([name, weekdays]) => (
            <button
              key={name}
              type="button"
              className={button('quiet', 'px-3.5! max-sm:grow')}
              onClick={() => start(weekdays)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      <ul className="@container divide-y divide-line rounded-control border border-line">
        {WEEKDAYS.map((weekday) => (
          <Day
            key={weekday}
            weekday={weekday}
            intervals={week[weekday]}
            problemAt={(field) => problemAt(`days.${weekday}${field}`)}
            onChange={(intervals) => {
              setCopied(undefined)
              onChange({ ...week, [weekday]: intervals })
            }}
            onCopy={() => {
              setCopied(weekday)
              onChange(everyDay(week[weekday]))
            }}
            onLeave={() => afterPress(() => setLeft((times) => times + 1))}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-soft not-empty:mt-1">
        {copied && `Every day has the times of ${weekdayName(copied)} now.`}
      </p>
    </fieldset>
  )
}

type DayProps = {
  weekday: Weekday
  intervals: readonly Interval[]
  problemAt: (field: string) => string | undefined
  onChange: (intervals: readonly Interval[]) => void
  onCopy: () => void
  onLeave: () => void
}

function Day({ weekday, intervals, problemAt, onChange, onCopy, onLeave }: DayProps) {
  const row = useRef<HTMLLIElement>(null)
  const name = weekdayName(weekday)
  const isFull = intervals.length >= MAX_INTERVALS_A_DAY
  const problem = problemAt('')
  const rows = intervals.map((interval, n) => ({ key: `${weekday} ${n}`, interval, n }))
  const add = () => {
    flushSync(() => onChange([...intervals, likelyNext(intervals)]))
    row.current?.querySelectorAll<HTMLElement>('[data-start]').item(intervals.length).focus()
  }
  const remove = (n: number) => {
    flushSync(() => onChange(intervals.toSpliced(n, 1)))
    row.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }
  return (
    <li
      ref={row}
      className={`grid items-start gap-x-4 gap-y-1 px-3 @min-[34rem]:grid-cols-[6.5rem_minmax(0,1fr)_auto] @min-[34rem]:px-4 ${intervals.length === 0 ? 'grid-cols-[6.5rem_minmax(0,1fr)_auto]' : 'grid-cols-[1fr_auto] py-2'}`}
    >
      <span className="flex min-h-11 items-center font-semibold">{name}</span>
      <div className={`grid gap-2 ${intervals.length === 0 ? '' : '@max-[34rem]:order-last @max-[34rem]:col-span-2'}`}>
        {intervals.length === 0 && <span className="flex min-h-11 items-center text-soft">Off</span>}
        {rows.map(({ key, interval, n }) => (
          <Times
            key={key}
            name={intervals.length > 1 ? `${name}, time ${n + 1}` : name}
            interval={interval}
            problem={problemAt(`.${n}`)}
            onChange={(to) => onChange(intervals.with(n, to))}
            onRemove={() => remove(n)}
            onLeave={onLeave}
          />
        ))}
        {problem && <p className="text-sm font-semibold text-chilli">{problem}</p>}
      </div>
      <div className="flex">
        <button
          type="button"
          data-add
          className={button('bare', 'px-3!')}
          aria-label={`Add a time on ${name}`}
          disabled={isFull}
          title={isFull ? TOO_MANY_INTERVALS : 'Add a time'}
          onClick={add}
        >
          <Icon name="plus" /> {intervals.length === 0 && 'Add a time'}
        </button>
        {intervals.length > 0 && (
          <button
            type="button"
            className={button('bare', 'px-3!')}
            aria-label={`Copy the times of ${name} to all days`}
            title="Copy to all days"
            onClick={onCopy}
          >
            <ToolIcon name="copy" /> <span className="@max-[50rem]:hidden">To all days</span>
          </button>
        )}
      </div>
    </li>
  )
}

type TimesProps = {
  name: string
  interval: Interval
  problem: string | undefined
  onChange: (interval: Interval) => void
  onRemove: () => void
  onLeave: () => void
}

function Times({ name, interval, problem, onChange, onRemove, onLeave }: TimesProps) {
  const id = useId()
  const [start, end] = interval
  const words = problem ?? intervalInWords(interval)
  const shared = {
    type: 'time',
    'aria-describedby': words ? id : undefined,
    className:
      'min-h-11 w-full min-w-0 rounded-control border border-line-strong bg-raised px-2.5 tabular-nums aria-invalid:border-chilli',
  } as const
  // Where one of both is no time, that one is wrong; otherwise both are.
  const isWrong = (time: string) =>
    (problem !== undefined && (isLocalTime(start) === isLocalTime(end) || !isLocalTime(time))) || undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears that both fields were left
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <div className="flex items-center gap-2">
        <input
          {...shared}
          data-start
          aria-label={`${name} from`}
          aria-invalid={isWrong(start)}
          value={start}
          onChange={({ target }) => onChange([target.value, end])}
        />
        <span aria-hidden="true">–</span>
        <input
          {...shared}
          aria-label={`${name} until`}
          aria-invalid={isWrong(end)}
          value={end}
          onChange={({ target }) => onChange([start, target.value])}
        />
        <button type="button" className={button('bare', 'px-3!')} aria-label={`Remove ${name}`} onClick={onRemove}>
          <ToolIcon name="bin" />
        </button>
      </div>
      {words && (
        <p id={id} className={`mt-0.5 text-sm ${problem ? 'font-semibold text-chilli' : 'text-soft'}`}>
          {words}
        </p>
      )}
    </div>
  )
}
