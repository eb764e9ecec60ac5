import type { Cart, CartLine } from '@sizzle/domain/cart/cart.ts'
import { useEffect, useEffectEvent, useRef } from 'react'

type EditedLine = { readonly cartKey: string; readonly at: number; readonly count: number }

/**
 * A line that was chosen anew is another row, and the dialog cannot give the focus back to the button it came from. The new
 * row takes it, or who is told of it when the line has become a part of another.
 */
export function useEditedLine(lines: Cart, onMerged: () => void) {
  const edited = useRef<EditedLine>(undefined)
  const giveFocus = useEffectEvent(() => {
    const { current } = edited
    if (!current || lines.some(({ cartKey }) => cartKey === current.cartKey)) return
    edited.current = undefined
    const now = lines.length === current.count ? lines[current.at] : undefined
    if (now) document.getElementById(editId(now))?.focus()
    else onMerged()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the cart has changed
  useEffect(() => giveFocus(), [lines])
  return {
    begin: (line: CartLine) => {
      const at = lines.findIndex(({ cartKey }) => cartKey === line.cartKey)
      edited.current = { cartKey: line.cartKey, at, count: lines.length }
    },
    /** The lines change for another reason. */
    end: () => {
      edited.current = undefined
    },
  }
}

export function editId({ cartKey }: Pick<CartLine, 'cartKey'>): string {
  return `edit-${cartKey}`
}
