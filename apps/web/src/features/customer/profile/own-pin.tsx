import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { MAX_PIN_DIGITS, pinProblem } from '@sizzle/domain/people/pin.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { ask } from '../../../kit/server/ask.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useForm } from '../../../kit/use-form.ts'
import { useKeptFocus } from '../../../kit/use-kept-focus.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'
import { LoadProblem } from '../../../ui/load-problem.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { PART_TITLE } from './part-title.ts'

/** For who works at a tablet that many use. */
export function OwnPin({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const part = useKeptFocus<HTMLDivElement>(isOpen)
  const { data, error, refetch } = useQuery({ ...ask('/getMyPin', {}), staleTime: 0 })
  const removing = useWish('/removeMyPin', {
    onDone: () => toast('success', 'Your PIN is removed'),
    onSettled: () => askAgain('/getMyPin'),
  })
  const saved = async () => {
    setOpen(false)
    toast('success', 'Your PIN is set')
    await askAgain('/getMyPin')
  }
  return (
    <div ref={part} className="border-t border-line pt-6">
      <h3 className={PART_TITLE}>PIN for shared tablets</h3>
      <p className="mt-1 max-w-[60ch] text-soft">
        On a tablet that the restaurant has paired you choose your name and type this PIN. It opens nothing anywhere
        else.
      </p>
      {error && !data && <LoadProblem sentence={sentenceOf(error)} onRetry={() => void refetch()} />}
      {data && !hasPassword && <p className="mt-3 font-semibold">Choose a password first: the PIN comes after it.</p>}
      {data && hasPassword && isOpen && <PinForm onSaved={saved} onCancel={() => setOpen(false)} />}
      {data && hasPassword && !isOpen && (
        <div className="mt-3 flex flex-wrap gap-3">
          <button type="button" className={button('quiet')} onClick={() => setOpen(true)}>
            {data.isSet ? 'Change the PIN' : 'Set a PIN'}
          </button>
          {data.isSet && (
            <button
              type="button"
              className={button('bare')}
              onClick={() => removing.send({})}
              {...heldIf(removing.isPending)}
            >
              Remove the PIN
            </button>
          )}
        </div>
      )}
      <FormProblem sentence={removing.sentence} className="not-empty:mt-3" />
    </div>
  )
}

function PinForm({ onSaved, onCancel }: { onSaved: () => Promise<void>; onCancel: () => void }) {
  const form = useForm({
    initial: { pin: '', password: '' },
    check: ({ pin, password }) =>
      problemsOf([
        ['pin', pinProblem(pin)],
        ['password', password === '' && PASSWORD_REQUIRED],
      ]),
    send: async (fields, key) => {
      await api.post('/setMyPin', fields, key)
      await onSaved()
    },
    atField: { 'wrong-password': 'password' },
  })
  return (
    <form noValidate className="mt-4 flex max-w-[460px] flex-col gap-4" onSubmit={form.submit}>
      <PasswordField
        label="New PIN"
        hint={form.field('pin').problem ? undefined : `4 to ${MAX_PIN_DIGITS} digits.`}
        inputMode="numeric"
        autoComplete="off"
        required
        {...form.field('pin')}
      />
      <PasswordField label="Your password" autoComplete="current-password" required {...form.field('password')} />
      <FormProblem sentence={form.sentence} className="empty:-mb-4" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending} sendingLabel="Saving…" waitSeconds={form.waitSeconds}>
          Save the PIN
        </SubmitButton>
        <button type="button" className={button('bare')} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}
