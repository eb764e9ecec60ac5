import 'sonner/dist/styles.css'
import './toaster.css'
import { useEffect } from 'react'
import { Toaster as Sonner, toast as show } from 'sonner'
import { useStore } from '../store.ts'
import { type ToastRequest, toastQueue } from './toast.ts'

const NONE: readonly ToastRequest[] = []

/** Numbers and labels are the specification's (customer spec §8, §9). */
export function Toaster() {
  const waiting = useStore(toastQueue, NONE)

  useEffect(() => {
    if (waiting.length === 0) return
    toastQueue.set(NONE)
    for (const { kind, text, description } of waiting) show[kind](text, { description })
  }, [waiting])

  return (
    <Sonner
      visibleToasts={3}
      duration={4000}
      gap={14}
      position="top-center"
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{ closeButtonAriaLabel: 'Close toast', className: 'brand-toast' }}
    />
  )
}
