import { useState } from 'react'
import { useLineLost } from '../../../kit/live/use-line-lost.ts'
import { useEngineState } from '../../../kit/sound/engine.ts'
import { soundLabel } from '../../../kit/sound/labels.ts'
import { useSoundSettings } from '../../../kit/sound/settings.ts'
import { button } from '../../../ui/button.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ListTool } from '../../../ui/list/tool-menu.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { SoundSettings } from '../../shared/sound/sound-settings.tsx'

/**
 * The reservations' own switch and volume: a bell of its own, or on a phone one of the tools. The bell is crossed unless it
 * really works, and in the colour of an alarm unless the lost line has that already.
 */
export function useSoundMenu() {
  const isLost = useLineLost() !== null
  const [isOpen, setOpen] = useState(false)
  const label = soundLabel(useEngineState(), useSoundSettings().reservations.isOn)
  const isActive = label === 'Active'
  const icon = isActive ? 'bell' : 'bell-off'
  const words = `Sound: ${label}`
  const tool: ListTool = { icon, label: words, onPress: () => setOpen(true) }
  return {
    tool,
    button: (
      <button
        type="button"
        className={button('quiet', `w-11 grow-0! px-0! max-lg:hidden ${isActive || isLost ? '' : 'text-chilli!'}`)}
        title={words}
        aria-haspopup="dialog"
        onClick={tool.onPress}
      >
        <ToolIcon name={icon} /> <span className="sr-only">{words}</span>
      </button>
    ),
    dialog: isOpen && (
      <Dialog label="Reservation sounds" onClose={() => setOpen(false)}>
        <SoundSettings kind="reservations" onClose={() => setOpen(false)} />
      </Dialog>
    ),
  }
}
