import { useEngineState } from '../../../kit/sound/engine.ts'
import { soundLabel } from '../../../kit/sound/labels.ts'
import { useSoundSettings } from '../../../kit/sound/settings.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

/** A crossed bell unless order sounds really work. */
export function SoundButton({ className, onClick }: { className: string; onClick: () => void }) {
  const state = useEngineState()
  const { orders } = useSoundSettings()
  const label = soundLabel(state, orders.isOn)
  return (
    <button
      type="button"
      className={`${className} ${label === 'Active' ? '' : 'text-chilli'}`}
      aria-label={`Sound settings, now: ${label}`}
      title={`Sound: ${label}`}
      onClick={onClick}
    >
      <ToolIcon name={label === 'Active' ? 'bell' : 'bell-off'} />
    </button>
  )
}
