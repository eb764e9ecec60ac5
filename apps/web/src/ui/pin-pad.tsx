import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { button } from './button.ts'
import { Icon } from './icon.tsx'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinPadProps = { onDigit: (digit: string) => void; onDelete: () => void; onClear: () => void }

const TYPED_INTO = 'input, textarea, select, [contenteditable]'

/** Digits to press on a tablet, where a keyboard would cover half of the page. Who has one may type them as well, wherever the focus is. */
export function PinPad({ onDigit, onDelete, onClear }: PinPadProps) {
  const pad = useRef<HTMLDivElement>(null)
  const type = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, altKey, ctrlKey, metaKey } = event
    if (altKey || ctrlKey || metaKey || !(target instanceof Element) || target.closest(TYPED_INTO)) return
    if (/^\d$/.test(key)) onDigit(key)
    else if (key === 'Backspace') onDelete()
    // On a button or a link it presses that one.
    else if (key === 'Enter' && !target.closest('button, a')) pad.current?.closest('form')?.requestSubmit()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => type(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={pad} className="grid grid-cols-3 gap-2">
      {DIGITS.map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <Key look="text-base" onPress={onClear}>
        Clear
      </Key>
      <Key onPress={() => onDigit('0')}>0</Key>
      <Key label="Delete the last digit" onPress={onDelete}>
        <Icon name="arrow" className="size-6 rotate-180" />
      </Key>
    </div>
  )
}

type KeyProps = { label?: string; look?: string; onPress: () => void; children: ReactNode }

function Key({ label, look = 'text-2xl', onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={button('quiet', `min-h-14 bg-raised px-2! tabular-nums ${look}`)}
      // The focus stays in the field, so that Enter opens and does not press this key again.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
