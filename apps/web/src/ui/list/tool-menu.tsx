import { useState } from 'react'
import { button } from '../button.ts'
import { Dialog } from '../dialog.tsx'
import { DialogHead } from '../dialog-head.tsx'
import { ToolIcon, type ToolIconName } from '../tool-icon.tsx'

export type ListTool = {
  readonly icon: ToolIconName
  readonly label: string
  /** Why it cannot be pressed. */
  readonly whyNot?: string | undefined
  readonly onPress: () => void
}

type ToolMenuProps = {
  label: string
  tools: readonly ListTool[]
  /** `words`: its label stands beside the dots where there is room. */
  look?: keyof typeof LOOKS
  className?: string
}

/** What is done to a list now and then, where it has no room in a row: three dots open a sheet of it, each in words. */
export function ToolMenu({ label, tools, look = 'sign', className = '' }: ToolMenuProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={button('quiet', `grow-0! ${LOOKS[look].button} ${className}`)}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <ToolIcon name="more" className="size-6" /> <span className={LOOKS[look].words}>{label}</span>
      </button>
      {isOpen && <ToolSheet label={label} tools={tools} onClose={() => setOpen(false)} />}
    </>
  )
}

const LOOKS = {
  sign: { button: 'w-11 px-0!', words: 'sr-only' },
  words: { button: 'px-4! max-lg:w-11 max-lg:px-0!', words: 'max-lg:sr-only' },
} as const

type ToolSheetProps = { label: string; tools: readonly ListTool[]; onClose: () => void }

/** The sheet alone, for a list of many dots of which only one can be open. */
export function ToolSheet({ label, tools, onClose }: ToolSheetProps) {
  return (
    <Dialog label={label} shape="sheet" onClose={onClose}>
      <DialogHead title={label} onClose={onClose} />
      <ul className="grid gap-2 px-6 pb-6">
        {tools.map(({ icon, label: words, whyNot, onPress }) => (
          <li key={words}>
            <button
              type="button"
              className={button('quiet', 'w-full justify-start!')}
              disabled={whyNot !== undefined}
              onClick={() => {
                onClose()
                onPress()
              }}
            >
              <ToolIcon name={icon} /> {words}
            </button>
            {whyNot !== undefined && <p className="pt-1 text-sm text-soft">{whyNot}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
