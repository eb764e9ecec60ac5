import { type AskAnswer, refusalOf } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { ask } from '../../../kit/server/ask.ts'
import { usePinForm } from '../../../kit/session/pin-form.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { hasKeys } from '../../../ui/has-keys.ts'
import { formatDollars } from '../../../ui/money.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import { PinPad } from '../../../ui/pin-pad.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'

type AskApprovalProps = {
  /** Why the action was refused; anything but a missing approval shows nothing here. */
  error: unknown
  /** What it is, as the manager reads it: 'order TRU-042'. */
  subject: string
  /** Sends the same action again with it. */
  onApproved: (approvalId: string) => void
  onClose: () => void
}

/** What somebody may not do alone is approved by a manager beside them, by name and PIN; who works here does not change. */
export function AskApproval({ error, subject, onApproved, onClose }: AskApprovalProps) {
  const asked = askedIn(error)
  if (!asked) return null
  return (
    <Dialog label="Needs a manager" onClose={onClose}>
      <DialogHead title="Needs a manager" onClose={onClose} />
      <div className="grid gap-4 px-6 pb-6">
        <p className="font-display text-xl break-words">{questionOf(asked, subject)}</p>
        {asked.amount > 0 && <p className="-mt-2 text-soft">{formatDollars(asked.amount)} goes back.</p>}
        {asked.code === 'approval_invalid' && <FormProblem sentence={sentenceOf(error)} />}
        <Approval asked={asked} onApproved={onApproved} onClose={onClose} />
      </div>
    </Dialog>
  )
}

type Asked = NonNullable<ReturnType<typeof askedIn>>

function askedIn(error: unknown) {
  const refusal = refusalOf(error, '/cancelOrder', '/giveCashBack', '/cancelReservation')
  return refusal?.code === 'needs_approval' || refusal?.code === 'approval_invalid' ? refusal : undefined
}

function questionOf({ action }: Asked, subject: string): string {
  return action === 'giveCashBack' ? `Give cash back for ${subject}?` : `Cancel ${subject}?`
}

type Approver = AskAnswer<'/getApprovers'>['people'][number]
type ApprovalProps = { asked: Asked; onApproved: (approvalId: string) => void; onClose: () => void }

function Approval({ asked, onApproved, onClose }: ApprovalProps) {
  const [chosen, setChosen] = useState<Approver>()
  const { data, error } = useQuery({ ...ask('/getApprovers', {}), staleTime: 0 })
  if (error && !data) return <FormProblem sentence={sentenceOf(error)} />
  if (!data) return <Skeleton className="h-40" />
  if (chosen)
    return (
      <PinOf
        key={chosen.id}
        person={chosen}
        asked={asked}
        onApproved={onApproved}
        onBack={() => setChosen(undefined)}
      />
    )
  if (data.people.length === 0)
    return (
      <>
        <p className="text-soft">
          No manager of this location can approve it here: that takes a PIN, and nobody who signs in with a second step
          has one that counts for it. A manager can sign in on another device.
        </p>
        <button type="button" className={button('quiet', 'justify-self-end')} onClick={onClose}>
          Back
        </button>
      </>
    )
  return (
    <ul aria-label="Managers" className="grid gap-2">
      {data.people.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className={button('quiet', 'min-h-14 w-full text-lg break-words')}
            onClick={() => setChosen(person)}
          >
            {person.name}
          </button>
        </li>
      ))}
    </ul>
  )
}

type PinOfProps = Omit<ApprovalProps, 'onClose'> & { person: Approver; onBack: () => void }

function PinOf({ person, asked: { action, subject, amount }, onApproved, onBack }: PinOfProps) {
  const form = usePinForm(async (pin, key) => {
    const { approvalId } = await api.post('/approve', { action, subject, amount, userId: person.id, pin }, key)
    onApproved(approvalId)
  })
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit}>
      <PasswordField
        label={`PIN of ${person.name}`}
        what="PIN"
        inputMode="numeric"
        autoComplete="off"
        autoFocus={hasKeys()}
        required
        {...form.field('pin')}
      />
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <PinPad onDigit={form.press} onDelete={form.deleteLast} onClear={form.clear} />
      <SubmitButton isSending={form.isSending} sendingLabel="Approving…" waitSeconds={form.waitSeconds}>
        Approve
      </SubmitButton>
      <button type="button" className={button('bare')} onClick={onBack}>
        Choose another manager
      </button>
    </form>
  )
}
