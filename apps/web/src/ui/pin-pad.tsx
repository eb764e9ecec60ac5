import type { ReactNode } from 'react'
import { button } from './button.ts'
import { Icon } from './icon.tsx'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinPadProps = { onDigit: (digit: string) => void; onDelete: () => void; onClear: () => void }

/** Digits to press on a tablet, where a keyboard would cover half of the page. */
export function PinPad({ onDigit, onDelete, onClear }: PinPadProps) {
  return (
    <div className="grid grid-cols-3 gap-2">
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
      onClick={onPress}
    >
      {children}
    </button>
  )
}
