import { type KeyboardEvent, useRef, useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'

type WordListProps = {
  label: string
  /** 'allergen' */
  one: string
  /** Whose list it is. */
  of?: string
  words: readonly string[]
  /** Offered to be pressed while they are not in the list. */
  usual: readonly string[]
  problem: string | undefined
  onChange: (words: readonly string[]) => void
}

/** A list of short words: typed, pressed, and taken away again. */
export function WordList({ label, one, of = 'this item', words, usual, problem, onChange }: WordListProps) {
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isThere = (word: string) => words.some((known) => known.toLowerCase() === word.toLowerCase())
  const add = (text: string) => {
    const found = text.split(',').map((word) => word.trim())
    const added = found.filter((word, at) => word !== '' && !isThere(word) && found.indexOf(word) === at)
    setTyped('')
    if (added.length > 0) onChange([...words, ...added])
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // It adds the word and does not send the form.
    event.preventDefault()
    add(typed)
  }
  return (
    <div className="grid gap-2">
      <Field
        ref={input}
        label={label}
        problem={problem}
        maxLength={200}
        autoComplete="off"
        placeholder={`Type an ${one} and press Enter`.replace('an tag', 'a tag')}
        className="[&_input]:pr-18!"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
        onBlur={() => add(typed)}
        extra={
          <button
            type="button"
            className="absolute inset-y-1 right-1 min-w-14 rounded-lg bg-sunk px-3 font-semibold hover:bg-line"
            onClick={() => {
              add(typed)
              input.current?.focus()
            }}
          >
            Add
          </button>
        }
      />
      <ul aria-label={`${label} of ${of}`} className="flex flex-wrap gap-2 empty:hidden">
        {words.map((word) => (
          <li key={word} className="inline-flex items-center rounded-full bg-sunk pl-3.5 font-semibold">
            {word}
            <button
              type="button"
              className="grid size-11 place-items-center rounded-full hover:bg-line"
              aria-label={`Remove ${word}`}
              onClick={() => {
                onChange(words.filter((known) => known !== word))
                input.current?.focus()
              }}
            >
              <Icon name="close" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      {usual.some((word) => !isThere(word)) && (
        <div className="flex flex-wrap gap-1.5">
          {usual
            .filter((word) => !isThere(word))
            .map((word) => (
              <button
                key={word}
                type="button"
                className={button('quiet', 'rounded-full! px-3.5! font-normal!')}
                aria-label={`Add ${word}`}
                onClick={() => onChange([...words, word])}
              >
                <Icon name="plus" className="size-4" /> {word}
              </button>
            ))}
        </div>
      )}
    </div>
  )
}
