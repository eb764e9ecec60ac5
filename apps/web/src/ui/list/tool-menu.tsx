import { useEffect, useRef, useState } from 'react'
import { button } from '../button.ts'
import { Dialog } from '../dialog.tsx'
import { DialogHead } from '../dialog-head.tsx'
import { ToolIcon, type ToolIconName } from '../tool-icon.tsx'
import { hangUnder } from './hang-under.ts'

export type ListTool = {
  readonly icon: ToolIconName
  readonly label: string
  /** What it does, where the label alone does not say it. */
  readonly note?: string
  /** Why it cannot be pressed. */
  readonly whyNot?: string | undefined
  /** It takes something away. */
  readonly isDanger?: boolean
  /** What it does to an order, so that a press too many is not taken for another one. */
  readonly act?: string
  /** Where it stands in the sheet, when it has a button of its own elsewhere. */
  readonly className?: string
  readonly onPress: () => void
}

type ToolMenuProps = {
  label: string
  tools: readonly ListTool[]
  /** `bare`: it stands in every row, without a frame; `words`: its label stands beside the dots where there is room; `named`: always. */
  look?: keyof typeof LOOKS
  className?: string
}

/** What is done to a list now and then, where it has no room in a row: three dots open a list of it, each in words. */
export function ToolMenu({ label, tools, look = 'sign', className = '' }: ToolMenuProps) {
  const [opener, setOpener] = useState<Element>()
  const isOpen = opener !== undefined
  return (
    <>
      <button
        type="button"
        className={button(LOOKS[look].kind, `grow-0! aria-expanded:bg-sunk ${LOOKS[look].button} ${className}`)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={label}
        onClick={(event) => setOpener(event.currentTarget)}
      >
        <ToolIcon name="more" className="size-6" /> <span className={LOOKS[look].words}>{label}</span>
      </button>
      {isOpen && <ToolSheet label={label} tools={tools} opener={opener} onClose={() => setOpener(undefined)} />}
    </>
  )
}

const LOOKS = {
  sign: { kind: 'quiet', button: 'w-11 px-0!', words: 'sr-only' },
  bare: { kind: 'bare', button: 'w-11 px-0! text-soft!', words: 'sr-only' },
  named: { kind: 'quiet', button: 'px-4!', words: '' },
  words: { kind: 'quiet', button: 'px-4! max-lg:w-11 max-lg:px-0!', words: 'max-lg:sr-only' },
} as const

type ToolSheetProps = {
  label: string
  tools: readonly ListTool[]
  /** Left out: what has the focus. Safari focuses no button that is clicked, and the list then stands in the middle. */
  opener?: Element
  onClose: () => void
}

/** The list alone, for many dots of which only one can be open. */
export function ToolSheet({ label, tools, opener: given, onClose }: ToolSheetProps) {
  const list = useRef<HTMLUListElement>(null)
  const [opener] = useState(() => given ?? document.activeElement)
  useEffect(() => {
    const dialog = list.current?.closest('dialog')
    if (dialog && opener && opener !== document.body) return hangUnder(dialog, opener)
    return undefined
  }, [opener])
  return (
    <Dialog label={label} shape="list" onClose={onClose}>
      <DialogHead title={label} className="py-4 pr-4 pl-6 sm:hidden" onClose={onClose} />
      <ul ref={list} className="grid gap-0.5 px-3 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-1.5">
        {tools.map((tool) => (
          <li key={tool.label} className={tool.className}>
            <ToolRow
              tool={tool}
              onPress={() => {
                onClose()
                tool.onPress()
              }}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

/** A row of it: the sign, the words, and one grey line of what it does; why it cannot be pressed stands below it. */
export function ToolRow({ tool, onPress }: { tool: ListTool; onPress: () => void }) {
  const { icon, label, note, whyNot, isDanger, act } = tool
  const look = isDanger && whyNot === undefined ? 'text-chilli' : ''
  return (
    <>
      <button
        type="button"
        data-act={act}
        className="flex min-h-12 w-full gap-3 rounded-control px-3 py-2.5 text-left not-disabled:hover:bg-sunk disabled:cursor-not-allowed disabled:text-soft sm:min-h-11 sm:py-2"
        disabled={whyNot !== undefined}
        onClick={onPress}
      >
        <ToolIcon name={icon} className={`mt-0.5 size-5 shrink-0 ${look || 'text-soft'}`} />
        <span className="min-w-0">
          <span className={`block font-semibold ${look}`}>{label}</span>
          {note !== undefined && <span className="block text-sm text-soft"> {note}</span>}
        </span>
      </button>
      {whyNot !== undefined && <p className="-mt-2 pr-3 pb-2 pl-11 text-sm text-soft">{whyNot}</p>}
    </>
  )
}
