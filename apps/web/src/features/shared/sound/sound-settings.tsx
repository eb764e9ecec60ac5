import { useId, useState } from 'react'
import { switchSound, testSound } from '../../../kit/sound/alerts.ts'
import { useEngineState } from '../../../kit/sound/engine.ts'
import { platformOf, soundLabel } from '../../../kit/sound/labels.ts'
import { type AlertKind, changeSound, useSoundSettings } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { CustomSoundField } from './custom-sound-field.tsx'
import { NotificationSwitch } from './notification-switch.tsx'
import { useBriefly } from './use-briefly.ts'

const WORDS = {
  orders: { title: 'Order sounds', tested: 'Sound test successful!' },
  reservations: { title: 'Reservation sounds', tested: 'Reservation sound test successful!' },
} as const
/** How long "test successful" stays. */
const TESTED_MS = 2_000

/** The sound settings of one kind: switch, volume, own sound, test and how it stands (kitchen 12). */
export function SoundSettings({ kind, onClose }: { kind: AlertKind; onClose: () => void }) {
  const state = useEngineState()
  const { isOn, volume } = useSoundSettings()[kind]
  const [problem, setProblem] = useState<string | null>(null)
  const [said, say] = useBriefly()
  const slider = useId()
  const test = async () => {
    const played = await testSound(kind)
    setProblem(played.ok ? null : played.reason)
    if (played.ok) say(WORDS[kind].tested, TESTED_MS)
  }
  return (
    <div>
      <DialogHead title={WORDS[kind].title} onClose={onClose} />
      <div className="flex flex-col gap-5 px-6 pb-6">
        <label className="flex min-h-11 items-center justify-between gap-4 font-semibold">
          Play a sound
          <input
            type="checkbox"
            className="size-6 tick-box"
            checked={isOn}
            disabled={state === 'initializing' || state === 'unsupported'}
            onChange={(event) => void switchSound(kind, event.target.checked).then(setProblem)}
          />
        </label>
        <div>
          <label htmlFor={slider} className="flex justify-between font-semibold">
            Volume <output>{Math.round(volume * 100)}%</output>
          </label>
          <input
            id={slider}
            type="range"
            min={0}
            max={1}
            step={0.05}
            className="min-h-11 w-full accent-saffron"
            value={volume}
            onChange={(event) => changeSound(kind, { volume: event.target.valueAsNumber })}
          />
        </div>
        <CustomSoundField kind={kind} />
        {kind === 'orders' && <NotificationSwitch />}
        <div className="flex flex-wrap items-center gap-3">
          <button type="button" className={button('strong')} onClick={() => void test()}>
            Test sound
          </button>
          <p role="status" className="font-semibold text-coriander">
            {said}
          </p>
        </div>
        <div role="alert">{problem && <p className="font-semibold text-chilli">{problem}</p>}</div>
        <dl className="grid grid-cols-[6rem_1fr] rounded-control bg-sunk px-4 py-3">
          <dt className="text-soft">Status</dt>
          <dd className="font-semibold">{soundLabel(state, isOn)}</dd>
          <dt className="text-soft">Platform</dt>
          <dd>{platformOf(navigator.userAgent)}</dd>
        </dl>
        <p className="text-sm text-soft">
          Tip: on a phone or tablet the page has to be tapped once before it may make a sound.
        </p>
      </div>
    </div>
  )
}
