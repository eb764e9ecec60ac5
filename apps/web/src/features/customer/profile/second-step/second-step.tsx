import type { AskAnswer } from '@sizzle/contract/client.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { sentenceOf } from '../../../../kit/page-calls.ts'
import { askAgain } from '../../../../kit/server/answers.ts'
import { ask } from '../../../../kit/server/ask.ts'
import { arrive } from '../../../../kit/session/sign-in.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { useKeptFocus } from '../../../../kit/use-kept-focus.ts'
import { button } from '../../../../ui/button.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { LoadProblem } from '../../../../ui/load-problem.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PART_TITLE } from '../part-title.ts'
import { NewCodes } from './new-codes.tsx'
import { Passkeys } from './passkeys.tsx'
import { ProofForm } from './proof-form.tsx'
import { SetUp } from './set-up.tsx'

type State = AskAnswer<'/getSecondFactor'>
const STATE = ask('/getSecondFactor', {})
const FEW_CODES = 3
const CODE = ['code'] as const

type SecondStepProps = { hasPassword: boolean; worksHere: boolean }

/** For those who work here, and for whoever has one; guests have passkeys alone, beside their password. */
export function SecondStep({ hasPassword, worksHere }: SecondStepProps) {
  const { data, error, refetch } = useQuery({ ...STATE, staleTime: 0 })
  if (!worksHere && !data?.isOn)
    return data ? <Passkeys state={data} hasPassword={hasPassword} worksHere={false} onChanged={reload} /> : null
  return (
    <div className="border-t border-line pt-6">
      <h3 className={PART_TITLE}>Second step</h3>
      <p className="mt-1 max-w-[60ch] text-soft">
        Signing in then takes your password and a code from an app on your phone. A stolen password alone opens nothing.
      </p>
      {data ? (
        <>
          <Choice state={data} hasPassword={hasPassword} />
          <Passkeys state={data} hasPassword={hasPassword} worksHere={worksHere} onChanged={reload} />
        </>
      ) : error ? (
        <LoadProblem sentence={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="mt-4 h-12 w-56" />
      )}
    </div>
  )
}

/** Rights may come or go with it, and other devices are signed out by the first one. */
async function reload() {
  await Promise.all([askAgain(STATE), askAgain('/getMySessions'), arrive()])
}

type Opened = 'switch' | 'codes' | undefined
type ChoiceProps = { state: State; hasPassword: boolean }

function Choice(props: ChoiceProps) {
  const [opened, setOpened] = useState<Opened>()
  const part = useKeptFocus<HTMLDivElement>(opened)
  return (
    <div ref={part}>
      <Step {...props} opened={opened} setOpened={setOpened} />
    </div>
  )
}

type StepProps = ChoiceProps & { opened: Opened; setOpened: (opened: Opened) => void }

function Step({ state, hasPassword, opened, setOpened }: StepProps) {
  const close = () => setOpened(undefined)
  const changed = async () => {
    close()
    await reload()
  }
  const hasPasskey = state.passkeys.length > 0
  const isMissing = state.isRequired && !state.isOn && !hasPasskey
  if (!hasPassword && !state.isOn)
    return <p className="mt-3 font-semibold">Choose a password first: the second step comes after it.</p>
  if (opened === 'codes') return <NewCodes onClose={close} />
  if (opened === 'switch')
    return state.isOn ? (
      <Removal onDone={changed} onCancel={close} />
    ) : (
      <SetUp hasPasskey={hasPasskey} onDone={changed} onCancel={close} />
    )
  return (
    <>
      {state.isOn ? <IsOn state={state} /> : isMissing && <Needed />}
      <div className="mt-3 flex flex-wrap gap-3">
        {state.isOn && (
          <button type="button" className={button('quiet')} onClick={() => setOpened('codes')}>
            New recovery codes…
          </button>
        )}
        <button type="button" className={button(isMissing ? 'primary' : 'quiet')} onClick={() => setOpened('switch')}>
          {state.isOn ? 'Remove the second step…' : hasPasskey ? 'Set up the app' : 'Set up a second step'}
        </button>
      </div>
    </>
  )
}

function Removal({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  return (
    <ProofForm
      kind="danger"
      steps={CODE}
      act="Remove"
      acting="Removing…"
      send={async ({ password, code = '' }, key) => {
        await api.post('/removeSecondFactor', { password, code }, key)
        toast('success', 'Your second step is removed')
        await onDone()
      }}
      onCancel={onCancel}
    />
  )
}

function Needed() {
  return (
    <p role="status" className="mt-3 max-w-[60ch] rounded-control bg-sunk px-4 py-3 font-semibold">
      The restaurant asks for one. Your work in the back office opens once it is set up.
    </p>
  )
}

function IsOn({ state: { since, recoveryCodesLeft } }: { state: State }) {
  return (
    <p role="status" className="mt-3 max-w-[60ch]">
      <span className="font-semibold text-coriander">On{since && ` since ${deviceClock().day(since)}`}.</span>{' '}
      {recoveryCodesLeft === 1 ? '1 recovery code is left.' : `${recoveryCodesLeft} recovery codes are left.`}
      {recoveryCodesLeft <= FEW_CODES && ' Get new ones while you can sign in.'}
    </p>
  )
}
