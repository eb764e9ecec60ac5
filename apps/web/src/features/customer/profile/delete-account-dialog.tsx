import { refusalOf } from '@sizzle/contract/client.ts'
import { PASSWORD_REQUIRED } from '@sizzle/domain/people/password.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import type { Profile } from '../../../kit/profile.ts'
import { whileLeaving } from '../../../kit/session/expiry.ts'
import { arrive } from '../../../kit/session/sign-in.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { useBackCloses } from '../../../kit/use-back-step.ts'
import { useForm } from '../../../kit/use-form.ts'
import { paths } from '../../../paths.ts'
import { useNavigate } from '../../../router/router.tsx'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Field } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { useFreshSignIn } from '../../shared/verification/use-fresh-sign-in.ts'
import { type Owed, OwedMoney } from './owed-money.tsx'
import { ProveSelf } from './prove-self.tsx'

const WORD = 'DELETE'

/** Cannot be undone, so it is typed; says what goes, what stays and why. */
export function DeleteAccountDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const navigate = useNavigate()
  useBackCloses(onClose)
  const signInFresh = useFreshSignIn(paths.profile())
  const [owed, setOwed] = useState<Owed>([])
  const form = useForm({
    initial: { confirm: '', password: '', leavesOwed: '' },
    check: ({ confirm, password, leavesOwed }) =>
      problemsOf([
        ['confirm', confirm.trim() !== WORD && `Please type ${WORD} to confirm`],
        ['password', profile.hasPassword && password === '' && PASSWORD_REQUIRED],
        [
          'leavesOwed',
          owed.length > 0 && leavesOwed === '' && 'Please say that you go without it, or collect it first',
        ],
      ]),
    send: async ({ password, leavesOwed }, key) => {
      await whileLeaving(async () => {
        const proof = profile.hasPassword ? { password } : {}
        const goesWithout = leavesOwed === '' ? {} : { leavesOwed: true }
        await api.post('/deleteMyAccount', { confirm: WORD, ...proof, ...goesWithout }, key).catch((error: unknown) => {
          const refusal = refusalOf(error, '/deleteMyAccount')
          if (refusal?.code === 'money_owed') setOwed(refusal.owed)
          throw error
        })
        // Away first: the screen of a person who is gone would ask to sign in.
        navigate(paths.home(), { replace: true, flushSync: true })
        toast('success', 'Your account is deleted')
        await arrive()
      })
    },
    atField: { 'wrong-password': 'password' },
  })
  return (
    <Dialog label="Delete my account" onClose={onClose}>
      <DialogHead title="Delete my account" onClose={onClose} />
      <form noValidate className="flex flex-col gap-4 px-6 pb-6" onSubmit={form.submit}>
        <WhatHappens />
        <Field
          label={`Type ${WORD} to confirm`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...form.field('confirm')}
        />
        <ProveSelf
          hasPassword={profile.hasPassword}
          password={form.field('password')}
          sentence={form.sentence}
          code={form.code}
          onSignIn={() => void signInFresh()}
        />
        <OwedMoney
          owed={owed}
          field={form.field('leavesOwed')}
          onChange={(leaves) => form.edit('leavesOwed', leaves)}
        />
        <div className="mt-1 flex flex-wrap justify-end gap-3 max-sm:*:w-full">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Keep my account
          </button>
          <SubmitButton
            kind="danger"
            className="max-sm:order-first"
            isSending={form.isSending}
            sendingLabel="Deleting…"
            waitSeconds={form.waitSeconds}
          >
            Delete for good
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  )
}

function WhatHappens() {
  return (
    <dl className="grid gap-3 text-[0.9375rem]">
      <div>
        <dt className="font-semibold">What goes, at once and for good</dt>
        <dd className="text-soft">
          Your name, email address, phone number, photo, points, preferences and every way of signing in.
        </dd>
      </div>
      <div>
        <dt className="font-semibold">What stays, and why</dt>
        <dd className="text-soft">
          Your past orders with their amounts, but without name, email, phone and address: the law asks us to keep our
          books. If you agreed to offers, a note that you did and no longer do, with your address made unreadable.
        </dd>
      </div>
    </dl>
  )
}
