import { checkAdjustment, MAX_REASON } from '@sizzle/domain/loyalty/adjust.ts'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { firstOfEach } from '../../../kit/field-problems.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import type { ProblemsAt } from '../../../kit/server/problems-at.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { firstWrongIn } from '../../../kit/unsaved.ts'
import { Field } from '../../../ui/field.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import type { User } from './users-query.ts'

/** Points that somebody is given or loses by hand, with the reason. */
export function AdjustDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const fields = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [problems, setProblems] = useState<ProblemsAt>({})
  const wish = useWish('/adjustLoyalty', {
    close: onClose,
    onDone: ({ user: { loyaltyPoints } }) => {
      toast(
        'success',
        'Points adjusted',
        `${user.displayName} has ${loyaltyPoints.toLocaleString('en-CA')} points now.`,
      )
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const submit = () => {
    const points = /^[+-]?\d{1,7}$/.test(typed.trim()) ? Number(typed) : 0
    const found = firstOfEach(checkAdjustment({ points, orders: 0, spent: 0, reason }))
    flushSync(() => setProblems(found))
    if (Object.keys(found).length > 0) return firstWrongIn(fields.current)?.focus()
    wish.send({ userId: user.id, points, reason: reason.trim() })
  }
  return (
    <DialogForm
      title="Adjust points"
      label={`Adjust points of ${user.displayName}`}
      keep="Cancel"
      act="Adjust points"
      acting="Adjusting…"
      wish={wish}
      onSubmit={submit}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4">
        <Field
          label="Points"
          inputMode="text"
          autoComplete="off"
          value={typed}
          problem={problems.points}
          hint="For example 20 to add, -20 to take away."
          onChange={({ target }) => {
            setTyped(target.value)
            setProblems({})
          }}
        />
        <Field
          label="Reason"
          maxLength={MAX_REASON}
          autoComplete="off"
          value={reason}
          problem={problems.reason}
          hint="Kept in the ledger with your name."
          onChange={({ target }) => {
            setReason(target.value)
            setProblems({})
          }}
        />
      </div>
    </DialogForm>
  )
}
