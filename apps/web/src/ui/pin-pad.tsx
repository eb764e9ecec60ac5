import type { ReactNode } from 'react'
import { button } from './button.ts'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

type PinPadProps = { onDigit: (digit: string) => void; onBack: () => void; onClear: () => void }

/** Digits to press on a tablet, where a keyboard would cover half of the page. */
export function PinPad({ onDigit, onBack, onClear }: PinPadProps) {
  return (
    <div className="grid grid-cols-3 gap-2">
      {DIGITS.map((digit) => (
        <Key key={digit} onPress={() => onDigit(digit)}>
          {digit}
        </Key>
      ))}
      <Key onPress={onBack}>Back</Key>
      <Key onPress={() => onDigit('0')}>0</Key>
      <Key onPress={onClear}>Clear</Key>
    </div>
  )
}

function Key({ onPress, children }: { onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={button('quiet', 'min-h-14 bg-raised px-2! text-lg')} onClick={onPress}>
      {children}
    </button>
  )
}
