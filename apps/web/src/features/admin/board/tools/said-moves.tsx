import { movedOrders, movesInWords } from '@sizzle/domain/order/moved-orders.ts'
import { useEffect, useRef, useState } from 'react'
import type { ShownOrder } from '../state/shown-orders.ts'
import { titleOf } from '../state/undo.ts'

/** What others move is said to whoever cannot see it, when nothing else is being said. */
export function SaidMoves({ orders }: { orders: readonly ShownOrder[] | undefined }) {
  const before = useRef<readonly ShownOrder[]>(undefined)
  const [words, setWords] = useState('')
  useEffect(() => {
    const moves = before.current && orders ? movedOrders(before.current, orders) : []
    before.current = orders
    if (moves.length > 0) setWords(movesInWords(moves, titleOf))
  }, [orders])
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
