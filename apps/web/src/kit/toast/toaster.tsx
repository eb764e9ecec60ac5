import 'sonner/dist/styles.css'
import './toaster.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as show } from 'sonner'
import { NO_TOASTS, toastQueue } from './toast.ts'
import { useToastPlace } from './toast-place.ts'
import { GAP_PX, MARGIN_PX, useToastRoom } from './toast-room.ts'

// A live region must be there, and be noticed, before its first words.
const SETTLE_MS = 150

/** In the back office the top is full of controls: toasts stand at the foot, in room that screens leave them, above its bar. */
const BOTTOM = `calc(var(--foot-bar, 0px) + ${MARGIN_PX}px)`
const AT_FOOT = { offset: { bottom: BOTTOM, right: 16 }, mobileOffset: { bottom: BOTTOM } } as const

/** For guests below the header, so that the logo and the way to the menu stay free. */
const TOP = `calc(var(--header-height) + ${MARGIN_PX}px)`
const AT_TOP = { offset: { top: TOP }, mobileOffset: { top: TOP } } as const

type ToasterProps = { isAtWork?: boolean }

export function Toaster(props: ToasterProps) {
  const place = useToastPlace()
  return place && createPortal(<Toasts {...props} />, place)
}

/** Numbers and labels are agreed to the letter. */
function Toasts({ isAtWork = false }: ToasterProps) {
  const [isSettled, setSettled] = useState(false)
  const section = useRef<HTMLElement>(null)
  useToastRoom(section, isAtWork)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isSettled) return
    const sayAll = () => {
      const unsaid = toastQueue.get()
      if (unsaid.length === 0) return
      toastQueue.set(NO_TOASTS)
      for (const { kind, text, description } of unsaid) show[kind](text, { description })
    }
    sayAll()
    return toastQueue.subscribe(sayAll)
  }, [isSettled])

  return (
    <Sonner
      ref={section}
      visibleToasts={3}
      duration={4000}
      gap={GAP_PX}
      position={isAtWork ? 'bottom-right' : 'top-center'}
      {...(isAtWork ? AT_FOOT : AT_TOP)}
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{
        closeButtonAriaLabel: 'Close toast',
        className: isAtWork ? 'brand-toast see-through' : 'brand-toast',
      }}
    />
  )
}
