import { CASH_MOVE_WORDS, CASH_MOVES, type CashMoveKind } from '@sizzle/domain/closing/cash-count.ts'
import { centsFromDollars } from '@sizzle/domain/money/cents.ts'
import { useState } from 'react'
import { askAgain } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { button } from '../../../ui/button.ts'
import { clockOf } from '../../../ui/clock.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { formatDollars } from '../../../ui/money.ts'
import type { DayToClose } from './closing-query.ts'

/** Cash that went into the drawer or out of it without an order. */
export function CashMoves({ day: { locationId, moves, timeZone } }: { day: DayToClose }) {
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="cash-moves">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id="cash-moves" className="text-lg">
          Cash in and out
        </h3>
        <button type="button" className={button('quiet', 'px-4!')} onClick={() => setAdding(true)}>
          Record cash
        </button>
      </div>
      {moves.length === 0 && <p className="text-soft">No cash went in or out besides orders.</p>}
      {moves.length > 0 && (
        <ul aria-labelledby="cash-moves" className="mt-2 divide-y divide-line">
          {moves.map(({ kind, amount, reason, by, at }) => (
            <li key={at} className="flex justify-between gap-3 py-2">
              <span className="min-w-0 break-words">
                {CASH_MOVE_WORDS[kind]}: {reason}
                <span className="block text-sm text-soft">
                  {by}, {clockOf({ timeZone }).time(at)}
                </span>
              </span>
              <span className="price">{formatDollars(kind === 'pay_in' ? amount : -amount)}</span>
            </li>
          ))}
        </ul>
      )}
      {isAdding && <MoveDialog place={locationId} onClose={() => setAdding(false)} />}
    </section>
  )
}

function MoveDialog({ place, onClose }: { place: string; onClose: () => void }) {
  const [kind, setKind] = useState<CashMoveKind>('pay_in')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const cents = centsFromDollars(typed)
  const wish = useWish('/addCashMove', {
    onDone: () => {
      void askAgain('/getDayToClose')
      onClose()
    },
  })
  return (
    <DialogForm
      title="Record cash"
      keep="Cancel"
      act="Record"
      acting="Recording…"
      wish={wish}
      isReady={cents !== null && cents > 0 && reason.trim() !== ''}
      onSubmit={() => wish.send({ locationId: place, kind, amount: (cents ?? 0) / 100, reason: reason.trim() })}
      onClose={onClose}
    >
      <Select
        label="What happened"
        value={kind}
        options={CASH_MOVES.map((one) => [one, CASH_MOVE_WORDS[one]] as const)}
        onChange={(value) => setKind(CASH_MOVES.find((one) => one === value) ?? 'pay_in')}
      />
      <Field
        label="Amount in dollars"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Field
        label="What for"
        maxLength={200}
        autoComplete="off"
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </DialogForm>
  )
}
