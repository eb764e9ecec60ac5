import 'sonner/dist/styles.css'
import './toaster.css'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast as show } from 'sonner'
import { NO_TOASTS, toastQueue } from './toast.ts'
import { footRoom } from './toast-foot.ts'
import { MOVED, useToastPlace } from './toast-place.ts'
import { GAP_PX, MARGIN_PX, useToastRoom } from './toast-room.ts'

// A live region must be there, and be noticed, before its first words.
const SETTLE_MS = 150

/** In the back office the top is full of controls: toasts stand at the foot, in room that screens leave them, above its bar. */
const BOTTOM = `calc(var(--foot-bar, 0px) + ${MARGIN_PX}px)`
const AT_FOOT = {
  position: 'bottom-right',
  offset: { bottom: BOTTOM, right: 16 },
  mobileOffset: { bottom: BOTTOM },
} as const

/** For guests there, too, above what sticks to it: at the head lie the categories of the menu and the heat of a dish. */
function placeFor(foot: number | undefined) {
  if (foot === undefined)
    return { position: 'top-center', offset: { top: MARGIN_PX }, mobileOffset: { top: MARGIN_PX } } as const
  const bottom = foot + MARGIN_PX
  return { position: 'bottom-center', offset: { bottom }, mobileOffset: { bottom } } as const
}

type ToasterProps = { isAtWork?: boolean }

export function Toaster(props: ToasterProps) {
  const place = useToastPlace()
  return place && createPortal(<Toasts {...props} place={place} />, place)
}

/** Numbers and labels are agreed to the letter. */
function Toasts({ isAtWork = false, place }: ToasterProps & { place: HTMLElement }) {
  const [isSettled, setSettled] = useState(false)
  const [foot, setFoot] = useState<number | undefined>(0)
  const section = useRef<HTMLElement>(null)
  useToastRoom(section, isAtWork)

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    const again = () => setFoot(footRoom(place))
    place.addEventListener(MOVED, again)
    return () => place.removeEventListener(MOVED, again)
  }, [place])

  useEffect(() => {
    if (!isSettled) return
    const sayAll = () => {
      const unsaid = toastQueue.get()
      if (unsaid.length === 0) return
      toastQueue.set(NO_TOASTS)
      setFoot(footRoom(place))
      for (const { kind, text, description } of unsaid) show[kind](text, { description })
    }
    sayAll()
    return toastQueue.subscribe(sayAll)
  }, [isSettled, place])

  return (
    <Sonner
      ref={section}
      visibleToasts={3}
      duration={4000}
      gap={GAP_PX}
      {...(isAtWork ? AT_FOOT : placeFor(foot))}
      closeButton
      containerAriaLabel="Notifications"
      toastOptions={{
        closeButtonAriaLabel: 'Close toast',
        className: isAtWork ? 'brand-toast see-through' : 'brand-toast',
      }}
    />
  )
}
