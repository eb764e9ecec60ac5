import { useEngineState } from '../../../kit/sound/engine.ts'
import { soundLabel } from '../../../kit/sound/labels.ts'
import { useSoundSettings } from '../../../kit/sound/settings.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type SoundButtonProps = { className: string; hasWords?: boolean; onClick: () => void }

/** A crossed bell unless order sounds really work. */
export function SoundButton({ className, hasWords = false, onClick }: SoundButtonProps) {
  const state = useEngineState()
  const { orders } = useSoundSettings()
  const label = soundLabel(state, orders.isOn)
  return (
    <button
      type="button"
      className={`${className} ${label === 'Active' ? '' : 'text-chilli'}`}
      aria-label={hasWords ? undefined : `Sound settings, now: ${label}`}
      title={`Sound: ${label}`}
      onClick={onClick}
    >
      <ToolIcon name={label === 'Active' ? 'bell' : 'bell-off'} />
      {hasWords && (
        <>
          <span>Sound</span> <span className="ml-auto font-normal">{label}</span>
        </>
      )}
    </button>
  )
}
