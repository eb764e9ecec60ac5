import './print.css'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'

type OnPaperProps = { paper: 'ticket' | 'receipt' | 'payment-qr'; onDone: () => void; children: ReactNode }

const PAPERS = { ticket: 'print-ticket', receipt: 'print-receipt', 'payment-qr': 'print-payment-qr' } as const

/** A sheet beside the screen that only printers see; it goes to the printer as soon as it is laid out. */
export function OnPaper({ paper, onDone, children }: OnPaperProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const done = useEffectEvent(onDone)
  useEffect(() => {
    let isGone = false
    document.documentElement.classList.add('printing')
    const printWhenReady = async () => {
      // A picture that is not decoded yet would be a hole in the paper.
      await Promise.allSettled([...(sheet.current?.querySelectorAll('img') ?? [])].map((image) => image.decode()))
      if (isGone) return
      // print() waits for the person where the browser has a dialog.
      print()
      done()
    }
    // After the sheet has been laid out.
    const timer = setTimeout(() => void printWhenReady(), 50)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.documentElement.classList.remove('printing')
    }
  }, [])
  return createPortal(
    <div ref={sheet} className={`print-sheet ${PAPERS[paper]}`}>
      {children}
    </div>,
    document.body,
  )
}
