import { useId, useState } from 'react'
import { switchSound, testSound } from '../../../kit/sound/alerts.ts'
import { useEngineState } from '../../../kit/sound/engine.ts'
import { platformOf, soundLabel } from '../../../kit/sound/labels.ts'
import { type AlertKind, changeSound, useSoundSettings } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { DialogHead } from '../../../ui/dialog-head.tsx'
import { Fold } from '../../../ui/fold.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { CustomSoundField } from './custom-sound-field.tsx'
import { NotificationSwitch } from './notification-switch.tsx'
import { useBriefly } from './use-briefly.ts'

const WORDS = {
  orders: { title: 'Order sounds', tested: 'Sound test successful!' },
  reservations: { title: 'Reservation sounds', tested: 'Reservation sound test successful!' },
} as const
/** How long "test successful" stays. */
const TESTED_MS = 2_000

/** The sound settings of one kind: switch, volume, test, own sound and how it stands (kitchen 12). */
export function SoundSettings({ kind, onClose }: { kind: AlertKind; onClose: () => void }) {
  const state = useEngineState()
  const { isOn, volume } = useSoundSettings()[kind]
  const [problem, setProblem] = useState<string | null>(null)
  const [said, say] = useBriefly()
  const slider = useId()
  const label = soundLabel(state, isOn)
  const test = async () => {
    const played = await testSound(kind)
    setProblem(played.ok ? null : played.reason)
    if (played.ok) say(WORDS[kind].tested, TESTED_MS)
  }
  return (
    <>
      <DialogHead title={WORDS[kind].title} onClose={onClose} />
      <div className="grid gap-3 px-6 pb-4">
        <div>
          <Switch
            label="Play a sound"
            isOn={isOn}
            isDisabled={state === 'initializing' || state === 'unsupported'}
            onSwitch={(to) => void switchSound(kind, to).then(setProblem)}
          />
          <p className={`-mt-2 text-sm ${label === 'Active' ? 'text-soft' : 'font-semibold text-chilli'}`}>{label}</p>
        </div>
        <div className="grid grid-cols-[1fr_auto] items-center gap-x-5">
          <div>
            <label htmlFor={slider} className="flex justify-between font-semibold">
              Volume <output className="font-normal text-soft">{Math.round(volume * 100)}%</output>
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
          <button type="button" className={button('quiet', 'px-4!')} onClick={() => void test()}>
            Test sound
          </button>
          <p role="status" className="col-span-2 font-semibold text-coriander empty:hidden">
            {said}
          </p>
          <div role="alert" className="col-span-2">
            {problem && <p className="font-semibold text-chilli">{problem}</p>}
          </div>
        </div>
        <CustomSoundField kind={kind} />
        {kind === 'orders' && <NotificationSwitch />}
        <Fold title="About this device">
          <dl className="grid grid-cols-[6rem_1fr]">
            <dt className="text-soft">Sound</dt>
            <dd>{label}</dd>
            <dt className="text-soft">Platform</dt>
            <dd>{platformOf(navigator.userAgent)}</dd>
          </dl>
          <p className="mt-2 text-sm text-soft">
            Tip: on a phone or tablet the page has to be tapped once before it may make a sound.
          </p>
        </Fold>
      </div>
    </>
  )
}
