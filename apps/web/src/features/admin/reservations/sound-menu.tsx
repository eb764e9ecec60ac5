import { useState } from 'react'
import { useEngineState } from '../../../kit/sound/engine.ts'
import { soundLabel } from '../../../kit/sound/labels.ts'
import { useSoundSettings } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { SoundSettings } from '../../shared/sound/sound-settings.tsx'

/** The reservations' own switch and volume; the bell is crossed unless it really works. */
export function SoundMenu() {
  const [isOpen, setOpen] = useState(false)
  const label = soundLabel(useEngineState(), useSoundSettings().reservations.isOn)
  const isActive = label === 'Active'
  return (
    <>
      <button
        type="button"
        className={button('quiet', `px-4! max-lg:w-11 max-lg:grow-0! max-lg:px-0! ${isActive ? '' : 'text-chilli!'}`)}
        title={`Sound: ${label}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ToolIcon name={isActive ? 'bell' : 'bell-off'} /> <span className="max-lg:sr-only">Sound: {label}</span>
      </button>
      {isOpen && (
        <Dialog label="Reservation sounds" onClose={() => setOpen(false)}>
          <SoundSettings kind="reservations" onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
