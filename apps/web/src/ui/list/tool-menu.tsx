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

type ToolMenuProps = { label: string; tools: readonly ListTool[]; className?: string }

/** What is done to a list now and then, where it has no room in a row: three dots open a sheet of it, each in words. */
export function ToolMenu({ label, tools, className = '' }: ToolMenuProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button
        type="button"
        className={button('quiet', `w-11 grow-0! px-0! ${className}`)}
        aria-haspopup="dialog"
        title={label}
        onClick={() => setOpen(true)}
      >
        <ToolIcon name="more" className="size-6" /> <span className="sr-only">{label}</span>
      </button>
      {isOpen && (
        <Dialog label={label} shape="sheet" onClose={close}>
          <DialogHead title={label} onClose={close} />
          <ul className="grid gap-2 px-6 pb-6">
            {tools.map(({ icon, label: words, whyNot, onPress }) => (
              <li key={words}>
                <button
                  type="button"
                  className={button('quiet', 'w-full justify-start!')}
                  disabled={whyNot !== undefined}
                  onClick={() => {
                    close()
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
      )}
    </>
  )
}
