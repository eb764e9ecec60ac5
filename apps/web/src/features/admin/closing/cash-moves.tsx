import { CASH_MOVE_WORDS, CASH_MOVES, type CashMoveKind } from '@sizzle/domain/closing/cash-count.ts'
import { AN_AMOUNT, centsFromDollars } from '@sizzle/domain/money/entered-dollars.ts'
import { useState } from 'react'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { Choices } from '../../../ui/choices.tsx'
import { clockOf } from '../../../ui/clock.ts'
import { Field } from '../../../ui/field.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { DollarField } from '../../../ui/form/dollar-field.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { DayToClose } from './closing-query.ts'

/** Cash that went into the drawer or out of it without an order; nothing where none did. */
export function CashMoves({ day: { moves, movesSince, timeZone } }: { day: DayToClose }) {
  const all = [...moves, ...movesSince]
  if (all.length === 0) return null
  const clock = clockOf({ timeZone })
  const sum = all.reduce((total, { kind, amount }) => total + (kind === 'pay_in' ? amount : -amount), 0)
  return (
    <Fold
      className="rounded-control bg-sunk px-4 py-1"
      title={`Cash in and out (${all.length}): ${formatDollars(sum)}`}
    >
      <ul aria-label="Cash in and out" className="divide-y divide-line pb-2 pl-7">
        {all.map(({ kind, amount, reason, by, at }, index) => (
          <li key={at} className="flex justify-between gap-3 py-2">
            <span className="min-w-0 break-words">
              {CASH_MOVE_WORDS[kind]}: {reason}
              <span className="block text-sm text-soft">
                {by}, {index < moves.length ? clock.time(at) : `${clock.shortMoment(at)}, in a later report`}
              </span>
            </span>
            <span className="price">{formatDollars(kind === 'pay_in' ? amount : -amount)}</span>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

export function RecordCash({
  place,
  className = button('quiet', 'shrink-0 px-4!'),
}: {
  place: string
  className?: string
}) {
  const [opening, setOpening] = useState<object>()
  const isOnline = useOnline()
  // Held here and not in the dialog: the same entry, made again after a lost answer, is the same wish.
  const wish = useWish('/addCashMove', {
    // The dialog that was pressed in, and not one that was opened since.
    onDone: () => setOpening((now) => (now === opening ? undefined : now)),
    onSettled: () => askAgain('/getDayToClose'),
  })
  return (
    <>
      <button
        type="button"
        className={className}
        disabled={!isOnline}
        title={isOnline ? undefined : NOT_OFFLINE}
        onClick={() => {
          wish.reset()
          setOpening({})
        }}
      >
        Cash in or out
      </button>
      {opening && <MoveDialog place={place} wish={wish} onClose={() => setOpening(undefined)} />}
    </>
  )
}

type MoveDialogProps = {
  place: string
  wish: ReturnType<typeof useWish<'/addCashMove'>>
  onClose: () => void
}

function MoveDialog({ place, wish, onClose }: MoveDialogProps) {
  const [kind, setKind] = useState<CashMoveKind>()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const cents = centsFromDollars(typed)
  const unreadable = typed.trim() !== '' && cents === null ? AN_AMOUNT : undefined
  return (
    <DialogForm
      title="Cash in or out"
      shape="sheet"
      keep="Cancel"
      act="Record"
      acting="Recording…"
      wish={wish}
      missing={
        kind === undefined
          ? 'First choose what happened.'
          : cents === null || cents <= 0
            ? (unreadable ?? 'Enter an amount first.')
            : reason.trim() === ''
              ? 'Say what it is for first.'
              : undefined
      }
      onSubmit={() => {
        if (kind) wish.send({ locationId: place, kind, amount: (cents ?? 0) / 100, reason: reason.trim() })
      }}
      onClose={onClose}
    >
      <Choices
        legend="What happened"
        look="cells"
        className="grid-cols-3"
        choices={CASH_MOVES.map((one) => ({ value: one, label: CASH_MOVE_WORDS[one] }))}
        value={kind}
        onChange={setKind}
      />
      <DollarField
        label="Amount in dollars"
        value={typed}
        problem={unreadable}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label="What for"
        placeholder="e.g., Change from the bank"
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
