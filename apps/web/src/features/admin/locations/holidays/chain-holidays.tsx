import { localAt } from '@sizzle/domain/hours/local-time.ts'
import { HOUSE_ZONE } from '@sizzle/domain/locations/time-zones.ts'
import { type SyntheticEvent, useRef, useState } from 'react'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { firstWrongIn, useUnloadWarning } from '../../../../kit/unsaved.ts'
import { NOT_OFFLINE, useOnline } from '../../../../kit/use-online.ts'
import { button } from '../../../../ui/button.ts'
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ChangedNotice } from '../../../../ui/form/changed-notice.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { type DateRow, inOrder, newDateRow } from './date-row.ts'
import { DatesEditor } from './dates-editor.tsx'
import { ShortenedDialog } from './shortened-dialog.tsx'
import { StatutoryDays } from './statutory-days.tsx'
import { useChainHolidays } from './use-chain-holidays.ts'

/** The calendar that every location follows on the dates for which it has none of its own. */
export function ChainHolidays({ onClose }: { onClose: () => void }) {
  const parts = useRef<HTMLDivElement>(null)
  const chain = useChainHolidays({ onDone: onClose, onWrong: () => firstWrongIn(parts.current)?.focus() })
  const isOnline = useOnline()
  const [isLeaving, setLeaving] = useState(false)
  const { query, rows, saving } = chain
  const { date: today } = localAt(HOUSE_ZONE, new Date())
  useUnloadWarning(chain.isChanged)
  const leave = () => (chain.isChanged ? setLeaving(true) : onClose())
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!saving.isPending && chain.firstBy === undefined) chain.save()
  }
  return (
    <Dialog label="Holidays of all locations" shape="wide" onClose={leave}>
      <form noValidate className="flex h-full flex-col" onSubmit={submit}>
        <DialogHead
          title="Holidays of all locations"
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
            On these dates every location is closed or has other hours, unless it has a date of its own. Guests see them
            from 14 days ahead.
          </p>
          {query.data ? (
            <div className="grid items-start gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
              <DatesEditor
                rows={rows}
                nothing="No dates ahead. Every week has its usual hours."
                today={today}
                problemAt={(at, part) => chain.problems[`exceptions.${at}.${part}`]}
                onChange={chain.change}
              />
              <StatutoryDays
                days={query.data.suggestions.filter(({ date }) => !rows.some((row) => row.date === date))}
                onAdd={(days) =>
                  chain.change(days.reduce<readonly DateRow[]>((all, day) => inOrder(all, newDateRow(day)), rows))
                }
              />
            </div>
          ) : query.error ? (
            <LoadProblem sentence={sentenceOf(query.error)} onRetry={() => void query.refetch()} />
          ) : (
            <Skeleton className="h-64" />
          )}
        </div>
        <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 max-sm:[&>button]:grow pb-[max(12px,env(safe-area-inset-bottom))] sm:px-6">
          <FormProblem
            className="min-w-0 grow basis-80 empty:hidden"
            sentence={isOnline ? (chain.shortened || chain.firstBy ? undefined : saving.sentence) : NOT_OFFLINE}
          />
          <button type="button" className={button('quiet')} onClick={leave}>
            Cancel
          </button>
          <button
            type="submit"
            className={button('primary')}
            disabled={!chain.isChanged || saving.isPending || !isOnline || chain.firstBy !== undefined}
          >
            {saving.isPending ? 'Saving…' : 'Save holidays'}
          </button>
        </footer>
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
