import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react'
import { type Command, useOffered } from '../../../kit/commands.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { ToolIcon } from '../../../ui/tool-icon.tsx'

type PaletteProps = {
  sections: readonly Command[]
  /** Looks further than what is on the screen, such as for an order by its number. */
  find: (typed: string) => Promise<readonly Command[]>
  onClose: () => void
}

const MOST_SHOWN = 9

/** Every section and action from the keyboard: a combobox whose list is what fits the words. */
export function CommandPalette({ sections, find, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const offered = useOffered()
  const found = useFound(typed, find)
  const shown = useMemo(
    () => [...found, ...[...sections, ...offered].filter(fits(typed))].slice(0, MOST_SHOWN),
    [found, sections, offered, typed],
  )
  const current = Math.min(at, shown.length - 1)
  const run = (command: Command | undefined) => {
    if (!command) return
    onClose()
    command.run()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') run(shown[current])
    else if (event.key === 'ArrowDown') setAt((current + 1) % Math.max(shown.length, 1))
    else if (event.key === 'ArrowUp') setAt((current + shown.length - 1) % Math.max(shown.length, 1))
    else return
    event.preventDefault()
  }

  return (
    <Dialog label="Commands" onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <ToolIcon name="search" className="size-6 text-soft" />
        <input
          type="text"
          role="combobox"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={shown[current] && `${list}-${current}`}
          aria-label="Go to a section, an order by its number, or an action"
          placeholder="Section, order number or action"
          autoComplete="off"
          className="min-h-14 w-full bg-transparent text-lg outline-none"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={list} role="listbox" aria-label="Commands" className="p-2">
        {shown.map((command, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys
          <div
            key={command.id}
            id={`${list}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 hover:bg-sunk aria-selected:bg-saffron aria-selected:text-night"
            onClick={() => run(command)}
          >
            <span className="font-semibold">{command.label}</span>
            {command.hint && <span className="text-sm">{command.hint}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-5 pb-5 text-soft'}>
        {shown.length > 0
          ? `${shown.length} ${shown.length === 1 ? 'match' : 'matches'}`
          : 'Nothing matches these words. Try an order number such as TRU-042.'}
      </p>
    </Dialog>
  )
}

function fits(typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ label }: Command) => words.every((word) => label.toLowerCase().includes(word))
}

const NONE: readonly Command[] = []

/** Best effort: an answer that comes late, or not at all, leaves what is on the screen. */
function useFound(typed: string, find: PaletteProps['find']): readonly Command[] {
  const [found, setFound] = useState(NONE)
  const words = useDeferredValue(typed.trim())
  useEffect(() => {
    if (words.length < 2) return setFound(NONE)
    let isStale = false
    const timer = setTimeout(() => {
      find(words).then(
        (commands) => isStale || setFound(commands),
        () => isStale || setFound(NONE),
      )
    }, 150)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [words, find])
  return found
}
