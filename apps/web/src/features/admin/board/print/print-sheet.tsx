import './print.css'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BoardOrder } from '../state/board-query.ts'
import { notePrinted } from './printed-before.ts'
import { Receipt } from './receipt.tsx'
import { Ticket } from './ticket.tsx'

type PrintSheetProps = { order: BoardOrder; paper: 'ticket' | 'receipt'; onDone: () => void }

/** On paper alone: a sheet beside the screen that only printers see. Printed again, it says that it is a copy. */
export function PrintSheet({ order, paper, onDone }: PrintSheetProps) {
  const [isCopy] = useState(() => notePrinted(`${paper} ${order.orderId}`))
  const done = useEffectEvent(onDone)
  useEffect(() => {
    document.documentElement.classList.add('printing')
    // After the sheet has been laid out; print() waits for the person where the browser has a dialog.
    const timer = setTimeout(() => {
      print()
      done()
    }, 50)
    return () => {
      clearTimeout(timer)
      document.documentElement.classList.remove('printing')
    }
  }, [])
  return createPortal(
    <div className={`print-sheet ${paper === 'ticket' ? 'print-ticket' : 'print-receipt'}`}>
      {paper === 'ticket' ? <Ticket order={order} isCopy={isCopy} /> : <Receipt order={order} isCopy={isCopy} />}
    </div>,
    document.body,
  )
}
