import { useState } from 'react'
import { OnPaper } from '../../../../ui/print/on-paper.tsx'
import type { BoardOrder } from '../state/board-query.ts'
import { useRefunds } from '../state/refunds-query.ts'
import { notePrinted } from './printed-before.ts'
import { Receipt } from './receipt.tsx'
import { Ticket } from './ticket.tsx'

type PrintSheetProps = { order: BoardOrder; paper: 'ticket' | 'receipt'; onDone: () => void }

/** Printed again, it says that it is a copy. */
export function PrintSheet({ order, paper, onDone }: PrintSheetProps) {
  const [isCopy] = useState(() => notePrinted(`${paper} ${order.orderId}`))
  const { isAsking, rows } = useRefunds(order, paper === 'receipt')
  if (isAsking) return null
  return (
    <OnPaper paper={paper} onDone={onDone}>
      {paper === 'ticket' ? (
        <Ticket order={order} isCopy={isCopy} />
      ) : (
        <Receipt order={order} refunds={rows} isCopy={isCopy} />
      )}
    </OnPaper>
  )
}
