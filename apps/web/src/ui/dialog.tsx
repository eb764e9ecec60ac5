import { type ReactNode, useEffect, useRef } from 'react'
import { ignoreDoublePress } from './double-press.ts'
import { keepFocus } from './focus-before.ts'

type DialogProps = {
  label: string
  onClose: () => void
  children: ReactNode
  /** `sheet` rises from the bottom on a phone, so does `desk`, which has room for two columns elsewhere, and `list`, which hangs at its button elsewhere; `side` comes from the right, `left` from the left; `wide` fills a phone and has its own scrolling, and `roomy` too, which elsewhere is no higher than what it holds; `top` fills a phone, and elsewhere keeps its upper edge whatever it holds. */
  shape?: 'sheet' | 'desk' | 'list' | 'side' | 'left' | 'centre' | 'wide' | 'roomy' | 'top'
}

const SHAPES = {
  sheet:
    'rise mt-auto mb-0 w-full rounded-t-[22px] sm:my-auto sm:max-w-[35rem] sm:rounded-[22px] max-h-[92dvh] mx-auto',
  desk: 'rise mt-auto mb-0 w-full rounded-t-[22px] sm:my-auto sm:max-w-[min(35rem,calc(100%-32px))] sm:rounded-[22px] lg:max-w-[min(62.5rem,calc(100%-48px))] max-h-[92dvh] mx-auto',
  list: 'rise mx-auto mt-auto mb-0 w-full rounded-t-[22px] max-h-[92dvh] sm:my-auto sm:w-max sm:min-w-56 sm:max-w-96 sm:rounded-card sm:border sm:border-line-strong sm:backdrop:bg-transparent',
  side: 'slide-in ml-auto mr-0 my-0 h-dvh w-full max-w-[27.5rem] pt-[env(safe-area-inset-top)]',
  left: 'slide-in-left mr-auto ml-0 my-0 h-dvh w-[min(20rem,calc(100%-48px))] pt-[env(safe-area-inset-top)]',
  wide: 'rise m-auto h-dvh w-full md:h-[calc(100dvh-48px)] lg:h-[min(55rem,calc(100dvh-48px))] md:w-[min(67.5rem,calc(100%-48px))] md:rounded-[18px] overflow-hidden! pt-[env(safe-area-inset-top)]',
  roomy:
    'rise m-auto open:flex flex-col h-dvh w-full md:h-fit md:max-h-[calc(100dvh-48px)] lg:max-h-[min(55rem,calc(100dvh-48px))] md:w-[min(67.5rem,calc(100%-48px))] md:rounded-[18px] overflow-hidden! pt-[env(safe-area-inset-top)]',
  top: 'rise mx-0 my-0 h-dvh w-full pt-[env(safe-area-inset-top)] sm:mx-auto sm:mt-[12dvh] sm:h-fit sm:max-h-[80dvh] sm:w-[min(32.5rem,calc(100%-32px))] sm:rounded-[18px] sm:pt-0',
  centre: 'rise m-auto w-[min(27.5rem,calc(100%-32px))] rounded-[18px] max-h-[92dvh]',
} as const

/** The platform's own modal: focus stays in, Escape closes, focus goes back to where it came from. */
export function Dialog({ label, onClose, children, shape = 'centre' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const element = dialog.current
    const giveBack = keepFocus(element)
    element?.showModal()
    ignoreDoublePress()
    return () => {
      element?.close()
      ignoreDoublePress()
      giveBack()
    }
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes; for the keyboard Escape does
    <dialog
      ref={dialog}
      aria-label={label}
      className={`[--foot-height:6rem] scroll-pt-28 scroll-pb-[calc(var(--foot-height)+1rem)] overflow-y-auto overscroll-contain bg-raised text-ink shadow-[0_24px_70px_-20px_var(--shadow)] ${SHAPES[shape]}`}
      onCancel={(event) => {
        event.preventDefault()
        // React hands it on to a dialog that this one stands in.
        if (event.target === event.currentTarget) onClose()
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </dialog>
  )
}
