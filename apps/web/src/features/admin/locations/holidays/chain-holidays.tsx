import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { problemOf } from '../../../../kit/server/problem-of.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { FormFoot, NO_CHANGES } from '../../../shared/form/form-foot.tsx'
import { type DateRow, inOrder, isStatutory, newDateRow, statutoryRow } from './date-row.ts'
import { DatesEditor, toRow } from './dates-editor.tsx'
import { ShortenedDialog } from './shortened-dialog.tsx'
import { StatutoryDays } from './statutory-days.tsx'
import { useChainHolidays } from './use-chain-holidays.ts'

/** The calendar that every location follows on the dates for which it has none of its own. */
export function ChainHolidays({ onClose }: { onClose: () => void }) {
  const parts = useRef<HTMLDivElement>(null)
  const others = useRef<HTMLElement>(null)
  const chain = useChainHolidays({ onDone: onClose, onWrong: () => firstWrongIn(parts.current)?.focus() })
  const [isLeaving, setLeaving] = useState(false)
  const { query, rows, saving } = chain
  const { date: today } = localAt(HOUSE_ZONE, new Date())
  const title = useRef<HTMLHeadingElement>(null)
  // The dialog would give it to the cross, where the first key closes.
  useEffect(() => title.current?.focus(), [])
  useUnloadWarning(chain.isChanged)
  const leave = () => (chain.isChanged && !saving.isPending ? setLeaving(true) : onClose())
  /** It stands among the other dates then, where its hours are entered. */
  const toOtherHours = (day: Pick<DateRow, 'date' | 'name'>) => {
    const there = rows.find((row) => row.date === day.date && !isStatutory(row))
    const row = there ?? newDateRow({ date: day.date, name: day.name, closed: false })
    if (!there)
      flushSync(() =>
        chain.change(
          inOrder(
            rows.filter(({ date }) => date !== day.date),
            row,
          ),
        ),
      )
    toRow(others.current, row.key)
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!saving.isPending && restsBecause(chain) === undefined) chain.save()
  }
  return (
    <Dialog label="Holidays for all locations" shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead
          title="Holidays for all locations"
          titleRef={title}
          className="border-b border-line py-3 pr-3 pl-5 sm:pl-6"
          onClose={leave}
        />
        {chain.firstBy !== undefined && (
          <ChangedNotice
            ref={null}
            who={`${chain.firstBy} has changed the holidays.`}
            both={[]}
            isKnown
            onKeep={chain.keepMine}
            onLoad={chain.loadTheirs}
          />
        )}
        <div
          ref={parts}
          className="relative grid min-h-0 grow content-start gap-5 overflow-y-auto overscroll-contain p-5 sm:p-6"
        >
          <p className="max-w-[70ch] text-soft">
            Closed here means closed everywhere, unless a location has its own hours for that day. Guests are told 14
            days before.
          </p>
          {query.data ? (
            <div className="grid gap-y-6">
              <StatutoryDays
                days={query.data.suggestions}
                rows={rows}
                onClose={(days) => chain.change(days.reduce(closedOn, rows))}
                onOpen={({ date }) => chain.change(rows.filter((row) => row.date !== date))}
                onOtherHours={toOtherHours}
              />
              <section ref={others} aria-label="Other dates">
                <h3 className="mb-3 text-xl">Other dates</h3>
                <DatesEditor
                  rows={rows}
                  nothing="No other dates. A location’s own dates are in its form."
                  today={today}
                  problemAt={(at, part) => chain.problems[`exceptions.${at}.${part}`]}
                  onChange={chain.change}
                />
              </section>
            </div>
          ) : query.error ? (
            <LoadProblem {...problemOf(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton className="h-64" />
          )}
        </div>
        <FormFoot
          act="Save holidays"
          isPending={saving.isPending}
          problem={chain.shortened || chain.firstBy ? undefined : saving.sentence}
          restsBecause={restsBecause(chain)}
          onCancel={leave}
        />
      </form>
      {chain.shortened && (
        <ShortenedDialog
          found={chain.shortened}
          isBusy={saving.isPending}
          onKeep={() => chain.save(true)}
          onBack={saving.reset}
        />
      )}
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving? What you have entered here is lost."
          confirmLabel="Leave without saving"
          isBusy={false}
          onConfirm={onClose}
          onClose={() => setLeaving(false)}
        />
      )}
    </Dialog>
  )
}

/** A day that is set in another way is closed from now on. */
function closedOn(rows: readonly DateRow[], day: Pick<DateRow, 'date' | 'name'>): readonly DateRow[] {
  const others = rows.filter(({ date }) => date !== day.date)
  return inOrder(others, statutoryRow(day))
}

function restsBecause({ isChanged, firstBy }: ReturnType<typeof useChainHolidays>): string | undefined {
  if (firstBy !== undefined) return 'Choose above whose dates stay.'
  return isChanged ? undefined : NO_CHANGES
}
