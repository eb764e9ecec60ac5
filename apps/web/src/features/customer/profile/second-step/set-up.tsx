import type { AskAnswer } from '@sizzle/contract/client.ts'
import { FIRST_CODE_REQUIRED, readCode } from '@sizzle/domain/people/second-factor.ts'
import { problemsOf } from '@sizzle/domain/problem.ts'
import { useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { askOnce } from '../../../../kit/server/ask-once.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { useForm } from '../../../../kit/use-form.ts'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { SubmitButton } from '../../../../ui/submit-button.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type ForApp = AskAnswer<'/getSecondFactorSetup'>
type SetUpProps = { hasPasskey: boolean; onDone: () => Promise<void>; onCancel: () => void }
const PASSKEY = ['passkey'] as const
const NOTHING = [] as const

/** The password first, because a borrowed screen must not do it. */
export function SetUp({ hasPasskey, onDone, onCancel }: SetUpProps) {
  const [forApp, setForApp] = useState<ForApp>()
  if (forApp) return <Confirm forApp={forApp} onDone={onDone} onCancel={onCancel} />
  return (
    <ProofForm
      kind="primary"
      act="Continue"
      acting="One moment…"
      steps={hasPasskey ? PASSKEY : NOTHING}
      send={async (proof, key) => {
        await api.post('/startSecondFactor', proof, key)
        setForApp(await askOnce('/getSecondFactorSetup', {}))
      }}
      onCancel={onCancel}
    />
  )
}

function Confirm({ forApp, onDone, onCancel }: Omit<SetUpProps, 'hasPasskey'> & { forApp: ForApp }) {
  const form = useForm({
    initial: { code: '' },
    check: ({ code }) => problemsOf([['code', readCode(code)?.kind !== 'app' && FIRST_CODE_REQUIRED]]),
    send: async (fields, key) => {
      await api.post('/confirmSecondFactor', fields, key)
      toast('success', 'Your second step is on', 'Every other device is signed out.')
      await onDone()
    },
    atField: { wrong_code: 'code' },
  })
  return (
    <form noValidate className="mt-4" onSubmit={form.submit}>
      <ol className="flex list-decimal flex-col gap-6 pl-5 marker:font-semibold">
        <li>
          <ForTheApp {...forApp} />
        </li>
        <li>
          <RecoveryCodes codes={forApp.recoveryCodes} />
        </li>
        <li>
          <p className="font-semibold">Enter the code that the app shows now.</p>
          <Field
            label="Code"
            className="mt-2 max-w-56"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            {...form.field('code')}
          />
        </li>
      </ol>
      <FormProblem sentence={form.sentence} className="not-empty:mt-4" />
      <div className="mt-5 flex flex-wrap gap-3">
        <SubmitButton isSending={form.isSending} sendingLabel="Turning on…" waitSeconds={form.waitSeconds}>
          Turn on
        </SubmitButton>
        <button type="button" className={button('bare')} onClick={onCancel}>
          Cancel
        </button>
      </div>
    </form>
  )
}

function ForTheApp({ qrCodeData, url, secret }: ForApp) {
  return (
    <>
      <p className="font-semibold">Scan this with an authenticator app.</p>
      <p className="mt-1 text-sm text-soft">
        Any will do: Google Authenticator, 1Password, Aegis, the one of your phone.
      </p>
      {/* White in the dark, too: scanners need it. */}
      <img src={qrCodeData} alt="QR code for an authenticator app" className="mt-3 size-44 rounded-control bg-white" />
      <p className="mt-2 text-sm">
        On this phone,{' '}
        <a href={url} className="font-semibold underline underline-offset-4">
          open your app
        </a>{' '}
        or type the key: <code className="font-mono break-all">{secret}</code>
      </p>
    </>
  )
}
