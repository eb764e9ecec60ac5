import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'

export type ComboboxOption = { readonly id: string; readonly name: string; readonly detail?: string }

type ComboboxProps<Option extends ComboboxOption> = {
  label: string
  placeholder?: string
  /** The name of what is chosen; it stands in the box while nobody types. */
  chosen?: string
  /** The first few that match; empty: the first few of all. */
  search: (text: string) => Promise<readonly Option[]>
  onChoose: (option: Option) => void
  isFocused?: boolean
  /** Above it, as other fields have it; without it the label is read out alone. */
  isLabelShown?: boolean
  /** In a form it is a field like the others; above a list it is as high as the filters beside it. */
  look?: keyof typeof LOOKS
  className?: string
}

const LOOKS = { field: 'min-h-12 px-3.5', filter: 'min-h-11 px-3 font-semibold' } as const

const TYPING_PAUSE_MS = 150

/** One of more than a list can show: type a part of it, or walk through what matches with the arrows. */
export function Combobox<Option extends ComboboxOption>(props: ComboboxProps<Option>) {
  const { label, placeholder, chosen = '', search, onChoose, isFocused = false, look = 'field', className = '' } = props
  const { isLabelShown = false } = props
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const isOpen = typed !== undefined
  const { found, hasFailed } = useFound(typed, search)
  const current = found?.[Math.min(at, found.length - 1)]
  useEffect(() => {
    if (isFocused) input.current?.focus()
  }, [isFocused])

  const type = (text: string | undefined) => {
    setTyped(text)
    setAt(0)
  }
  const choose = (option: Option) => {
    type(undefined)
    onChoose(option)
  }
  const onKey = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter' && isOpen && current) choose(current)
    else if (event.key === 'Escape' && isOpen) type(undefined)
    else if (step !== undefined && !isOpen) type('')
    else if (step !== undefined) setAt((before) => walked(before, step, found?.length ?? 0))
    else return
    // What is handled here closes no dialog around it, and sends no form.
    event.preventDefault()
    event.stopPropagation()
  }
  const optionId = (option: ComboboxOption) => `${id}-${option.id}`
  return (
    <div className={`relative ${className}`}>
      {isLabelShown && (
        <label htmlFor={`${id}-box`} className="mb-1 block font-semibold">
          {label}
        </label>
      )}
      <input
        ref={input}
        id={`${id}-box`}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && current ? optionId(current) : undefined}
        autoComplete="off"
        maxLength={100}
        placeholder={chosen || placeholder}
        className={`w-full rounded-control border border-line-strong bg-raised text-ink ${LOOKS[look]}`}
        value={typed ?? chosen}
        onFocus={() => type('')}
        onClick={() => isOpen || type('')}
        onBlur={() => type(undefined)}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
      />
      <div id={`${id}-list`} role="listbox" aria-label={label} className={isOpen ? LIST : 'hidden'}>
        {found?.map((option) => (
          // The keys go to the box above, which says which option is meant.
          <div
            key={option.id}
            id={optionId(option)}
            role="option"
            tabIndex={-1}
            aria-selected={option === current}
            className="here flex min-h-11 cursor-pointer flex-col justify-center px-3 py-1.5 text-left hover:bg-sunk"
            // The box keeps the focus; a press counts when it is let go, so that a finger can scroll.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={onKey}
          >
            <span className="font-semibold">{option.name}</span>{' '}
            {option.detail && <span className="text-sm text-soft">{option.detail}</span>}
          </div>
        ))}
      </div>
      <p role="status" className={isOpen && !current ? `${LIST} px-3 py-3 text-soft` : 'sr-only'}>
        {isOpen && stateText(found?.length, hasFailed)}
      </p>
    </div>
  )
}

const LIST =
  'absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-card border border-line-strong bg-raised text-ink shadow-lg'

function stateText(count: number | undefined, hasFailed: boolean): string {
  if (hasFailed) return 'The search does not answer right now.'
  if (count === undefined) return 'Searching…'
  if (count === 0) return 'Nothing matches.'
  return `${count} ${count === 1 ? 'match' : 'matches'}`
}

/** From the last on to the first, and back. */
function walked(before: number, step: number, count: number): number {
  return count === 0 ? 0 : (before + step + count) % count
}

type Found<Option> = { readonly text: string; readonly options: readonly Option[] | null }

/** What matches the text, asked for once somebody pauses; of several answers only that to the last question counts. */
function useFound<Option>(text: string | undefined, search: (text: string) => Promise<readonly Option[]>) {
  const [found, setFound] = useState<Found<Option>>()
  const ask = useRef(search)
  useEffect(() => {
    ask.current = search
  })
  useEffect(() => {
    if (text === undefined) return
    let isLate = false
    const keep = (options: readonly Option[] | null) => isLate || setFound({ text, options })
    const timer = setTimeout(
      () => void ask.current(text).then(keep, () => keep(null)),
      text === '' ? 0 : TYPING_PAUSE_MS,
    )
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [text])
  const isOwn = found?.text === text
  return { found: isOwn ? (found?.options ?? undefined) : undefined, hasFailed: isOwn && found?.options === null }
}
