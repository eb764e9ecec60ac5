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
        className={button('quiet', `px-4! ${isActive ? '' : 'text-chilli!'}`)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <ToolIcon name={isActive ? 'bell' : 'bell-off'} /> Sound: {label}
      </button>
      {isOpen && (
        <Dialog label="Reservation sounds" onClose={() => setOpen(false)}>
          <SoundSettings kind="reservations" onClose={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}
