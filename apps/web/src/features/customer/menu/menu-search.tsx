import './menu-search.css'
import { useLayoutEffect, useRef, useState } from 'react'
import { useRootMark } from '../../../kit/root-mark.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { Searching } from './use-results-from-top.ts'

type MenuSearchProps = {
  value: string
  onChange: (search: string) => void
  onBegin: (how: Searching) => void
}

/** In the row of the filters where there is room, and over the bar once that row is scrolled away; on a phone it takes the place of the categories while it is used. */
export function MenuSearch({ value, onChange, onBegin }: MenuSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpened = useRef(false)
  const [isOpen, setOpen] = useState(false)
  useRootMark('searching', isOpen)

  // On a slow connection a person may have typed before this script arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, when the script takes over
  useLayoutEffect(() => {
    const typed = input.current?.value
    if (typed) onChange(typed)
  }, [])

  const open = () => {
    onBegin('opened')
    setOpen(true)
    wasOpened.current = true
    // Shown by the class that React has not drawn yet; a phone opens its keyboard only within the press itself. The bar that the
    // field stands in sticks, and a browser that scrolls to it would leave what somebody looks at.
    requestAnimationFrame(() => input.current?.focus({ preventScroll: true }))
  }
  const close = () => {
    if (value !== '') onChange('')
    setOpen(false)
    requestAnimationFrame(() => opener.current?.focus({ preventScroll: true })) // on a wide screen it is not there, and the field keeps the focus
  }
  return (
    <search className="menu-search needs-script" data-open={isOpen || value !== '' || undefined}>
      <button ref={opener} type="button" className="menu-search-open" aria-label="Search the menu" onClick={open}>
        <Icon name="search" />
      </button>
      <span className="menu-search-field">
        <Icon name="search" className="menu-search-icon" />
        <input
          ref={input}
          type="search"
          aria-label="Search the menu"
          placeholder="Search the menu"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={60}
          value={value}
          onChange={(event) => {
            setOpen(true) // cleared with a press, the field still has the focus
            if (value === '') onBegin(wasOpened.current ? 'begun' : 'begun beside')
            onChange(event.target.value)
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
            if (event.key === 'Enter') event.currentTarget.blur() // puts the phone's keyboard away
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
        />
        {value !== '' && (
          <button type="button" className="menu-search-clear" aria-label="Clear the search" onClick={close}>
            <Icon name="close" className="size-4.5" />
          </button>
        )}
      </span>
    </search>
  )
}
