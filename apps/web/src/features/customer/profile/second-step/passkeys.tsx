import type { AskAnswer, PostInput } from '@sizzle/contract/client.ts'
import { MAX_PASSKEYS, type SecondStepKind } from '@sizzle/domain/people/passkeys.ts'
import { useState } from 'react'
import { api } from '../../../../kit/api.ts'
import { createWishKey, sendUnderKey } from '../../../../kit/server/wish-state.ts'
import { canUsePasskeys, makePasskey } from '../../../../kit/session/passkeys.ts'
import { useSession } from '../../../../kit/session/session.ts'
import { toast } from '../../../../kit/toast/toast.ts'
import { useHydrated } from '../../../../kit/use-hydrated.ts'
import { useKeptFocus } from '../../../../kit/use-kept-focus.ts'
import { button } from '../../../../ui/button.ts'
import { deviceClock } from '../../../../ui/clock.ts'
import { BESIDE, PART_TITLE } from '../part-title.ts'
import { ProofForm } from './proof-form.tsx'
import { stepsIn } from './steps-in.ts'

type State = AskAnswer<'/getSecondFactor'>
type Made = PostInput<'/addPasskey'>
type Passkey = State['passkeys'][number]
type PasskeysProps = { state: State; hasPassword: boolean; worksHere: boolean; onChanged: () => Promise<void> }

/** Which there are, one more, and one less. */
export function Passkeys({ state, hasPassword, worksHere, onChanged }: PasskeysProps) {
  const [opened, setOpened] = useState<Passkey | 'new'>()
  const part = useKeptFocus<HTMLDivElement>(opened)
  const steps = stepsIn(state, worksHere)
  const close = () => setOpened(undefined)
  const changed = async () => {
    close()
    await onChanged()
  }
  const isPossible = useHydrated() && canUsePasskeys()
  const { passkeys } = state
  const isAlone = !worksHere && !state.isOn
  const mayAdd = isPossible && hasPassword && passkeys.length < MAX_PASSKEYS
  if (passkeys.length === 0 && !mayAdd) return null
  const Title = isAlone ? 'h3' : 'h4'
  return (
    <section aria-label="Passkeys" className={`${BESIDE} ${isAlone ? 'border-t border-line pt-6' : 'mt-6'}`}>
      <div>
        <Title className={isAlone ? PART_TITLE : 'text-base font-semibold'}>Passkeys</Title>
        <p className="mt-1 max-w-[60ch] text-soft text-pretty">
          {isAlone
            ? 'Sign in with your face, your fingerprint or the PIN of your device. Your password keeps working.'
            : 'Sign in with your face, your fingerprint or the PIN of your device, without password and code. A passkey is a second step, too.'}
        </p>
      </div>
      {passkeys.length > 0 && (
        <ul className="col-span-full mt-3 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="py-3">
              <Row passkey={passkey} onRemove={() => setOpened(passkey)} />
              {opened === passkey && <Removal passkey={passkey} steps={steps} onDone={changed} onCancel={close} />}
            </li>
          ))}
        </ul>
      )}
      {worksHere && passkeys.length === 1 && !state.isOn && (
        <p className="col-span-full mt-3 max-w-[60ch]">
          If this device is lost, only an admin can let you in. Add a passkey on another one, or set up the app.
        </p>
      )}
      <div ref={part} className={passkeys.length > 0 || opened ? 'col-span-full' : ''}>
        {opened === 'new' ? (
          <Addition steps={steps} onDone={changed} onCancel={close} />
        ) : (
          mayAdd && (
            <button
              type="button"
              className={button('quiet', passkeys.length > 0 ? 'mt-3' : 'max-sm:mt-3')}
              onClick={() => setOpened('new')}
            >
              Add a passkey
            </button>
          )
        )}
      </div>
    </section>
  )
}

function Row({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { device, addedAt, usedAt } = passkey
  const clock = deviceClock()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft">
          Added {clock.day(addedAt)}, {usedAt ? `used ${clock.day(usedAt)}` : 'not used yet'}
        </p>
      </div>
      <button
        type="button"
        className={button('quiet')}
        aria-label={`Remove the passkey of ${device}…`}
        onClick={onRemove}
      >
        Remove…
      </button>
    </div>
  )
}

type PartProps = { steps: readonly SecondStepKind[]; onDone: () => Promise<void>; onCancel: () => void }

const KNOWN = 'This device has a passkey for your account already. Add one on another device.'

function Addition({ steps, onDone, onCancel }: PartProps) {
  const session = useSession()
  const person = session.state === 'ready' ? session.user : null
  const [isKnown, setKnown] = useState(false)
  return (
    <ProofForm
      kind="primary"
      act="Continue"
      acting="Waiting for your device…"
      steps={steps}
      problem={isKnown ? KNOWN : undefined}
      send={async (proof, key) => {
        const start = await api.post('/startPasskey', proof, key)
        const passkey = person && (await makePasskey(start, person))
        setKnown(passkey === 'known')
        if (!passkey || passkey === 'known') return
        await sendUnderKey(createWishKey<Made>(), { passkey }, (made, itsKey) => api.post('/addPasskey', made, itsKey))
        toast('success', 'Your passkey is added')
        await onDone()
      }}
      onCancel={onCancel}
    />
  )
}

function Removal({ passkey, steps, onDone, onCancel }: PartProps & { passkey: Passkey }) {
  return (
    <ProofForm
      kind="danger"
      act="Remove"
      acting="Removing…"
      steps={steps}
      send={async (proof, key) => {
        await api.post('/removePasskey', { passkeyId: passkey.id, ...proof }, key)
        toast('success', 'The passkey is removed')
        await onDone()
      }}
      onCancel={onCancel}
    />
  )
}
