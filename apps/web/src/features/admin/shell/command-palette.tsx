import { foldText } from '@sizzle/domain/naming/fold-text.ts'
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Command, useOffered } from '../../../kit/commands.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { ToolIcon, type ToolIconName } from '../../../ui/tool-icon.tsx'

export type SectionCommand = Command & { readonly icon: ToolIconName }

type PaletteProps = {
  sections: readonly SectionCommand[]
  /** Looks further than what is on the screen, such as for an order by its number. */
  find: (typed: string) => Promise<readonly Command[]>
  onClose: () => void
}

/** Every section and action from the keyboard: a combobox whose list is what fits the words. */
export function CommandPalette({ sections, find, onClose }: PaletteProps) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const list = useId()
  const offered = useOffered()
  const found = useFound(typed, find)
  const groups = useMemo(
    () => groupsOf(typed, found, sections.filter(fits(typed)), offered.filter(fits(typed))),
    [found, sections, offered, typed],
  )
  const shown = groups.flatMap(({ commands }) => commands)
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
    <Dialog label="Commands" shape="top" onClose={onClose}>
      <div className="flex items-center gap-3 border-b border-line pr-1 pl-4 sm:pr-2">
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
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk"
          aria-label="Close"
          onClick={onClose}
        >
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div
        id={list}
        role="listbox"
        aria-label="Commands"
        className="relative fade-bottom max-sm:max-h-[calc(100dvh-5rem)] sm:max-h-[min(424px,58dvh)] scroll-pb-7 overflow-y-auto overscroll-contain px-2 pt-2 empty:hidden"
      >
        {groups.map(({ title, first, commands }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-sm text-soft">
              {title}
            </p>
            {commands.map((command, index) => (
              <Row
                key={command.id}
                id={`${list}-${first + index}`}
                command={command}
                isCurrent={first + index === current}
                onRun={() => run(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'px-5 pb-5 text-soft'}>
        {shown.length > 0
          ? `${shown.length} ${shown.length === 1 ? 'match' : 'matches'}`
          : 'Nothing matches these words. Try an order number such as TRU-042.'}
      </p>
      <p
        aria-hidden="true"
        className="hidden gap-5 border-t border-line px-5 py-2 text-sm text-soft sm:pointer-fine:flex"
      >
        <span>↑ ↓ to choose</span>
        <span>Enter to open</span>
        <span>Esc to close</span>
      </p>
    </Dialog>
  )
}

type Group = {
  readonly title: string
  readonly first: number
  readonly commands: readonly (Command | SectionCommand)[]
}

/** What was found comes first, and before anything is typed what only this screen offers; a group without a row is left out. */
function groupsOf(
  typed: string,
  found: readonly Command[],
  sections: readonly SectionCommand[],
  offered: readonly Command[],
): readonly Group[] {
  const toSections = { title: 'Sections', commands: sections }
  const actions = { title: 'Actions here', commands: offered }
  const groups = [
    { title: 'Found', commands: found },
    ...(typed.trim() === '' ? [actions, toSections] : [toSections, actions]),
  ].filter(({ commands }) => commands.length > 0)
  let first = 0
  return groups.map((group) => {
    const at = first
    first += group.commands.length
    return { ...group, first: at }
  })
}

type RowProps = { id: string; command: Command | SectionCommand; isCurrent: boolean; onRun: () => void }

function Row({ id, command, isCurrent, onRun }: RowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox above has the keys
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isCurrent}
      className="here flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 hover:bg-sunk"
      onClick={onRun}
    >
      {'icon' in command && <ToolIcon name={command.icon} className="size-5 shrink-0" />}
      <span className="min-w-0 grow py-1.5 leading-tight">
        <span className="block font-semibold">{command.label}</span>
        {command.detail && <span className="block text-sm">{command.detail}</span>}
      </span>
      {command.hint && <span className="shrink-0 text-sm">{command.hint}</span>}
    </div>
  )
}

function fits(typed: string) {
  const words = foldText(typed).split(' ')
  return ({ label }: Command) => words.every((word) => foldText(label).includes(word))
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
