import 'sonner/dist/styles.css'
import './toaster.css'
import { useEffect, useState } from 'react'
import { Toaster as Sonner, toast as show } from 'sonner'
import { useStore } from '../store.ts'
import { NO_TOASTS, toastQueue } from './toast.ts'

// A live region must be there, and be noticed, before its first words.
const SETTLE_MS = 150

/** In the back office the top is full of controls, and bars lie at the bottom. */
const ABOVE_BARS = { offset: { bottom: 88, right: 16 }, mobileOffset: { bottom: 88 } } as const

/** Numbers and labels are the specification's (customer spec §8, §9). */
export function Toaster({ isAtWork = false }: { isAtWork?: boolean }) {
  const waiting = useStore(toastQueue, NO_TOASTS)
  const [isSettled, setSettled] = useState(false)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isSettled || waiting.length === 0) return
    toastQueue.set(NO_TOASTS)
    for (const { kind, text, description } of waiting) show[kind](text, { description })
  }, [waiting, isSettled])

  return (
    <Sonner
      visibleToasts={3}
      duration={4000}
      gap={14}
      position={isAtWork ? 'bottom-right' : 'top-center'}
      {...(isAtWork ? ABOVE_BARS : {})}
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{
        closeButtonAriaLabel: 'Close toast',
        className: isAtWork ? 'brand-toast see-through' : 'brand-toast',
      }}
    />
  )
}
