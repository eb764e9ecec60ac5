import './auth-frame.css'
import type { ReactNode, Ref } from 'react'
import { Ornament } from '../../../ui/ornament.tsx'
import { DoorwayArt } from './doorway-art.tsx'
import { Toran } from './toran.tsx'

type AuthFrameProps = {
  title: string
  /** Takes the focus. */
  titleRef?: Ref<HTMLHeadingElement>
  above?: ReactNode
  lead?: ReactNode
  children: ReactNode
  /** What follows is the rest of a sentence, not a form. */
  isPlain?: boolean
  /** The road ends here: without the doorway beside it, it looks as every other dead end does. */
  isEnd?: boolean
  /** The way to the neighbouring screen. */
  footer?: ReactNode
}

/** The door of the house: a lit doorway beside the form where there is room, its garland above the form where there is not. */
export function AuthFrame({ title, titleRef, above, lead, isPlain = false, isEnd, children, footer }: AuthFrameProps) {
  return (
    <div
      className={`lg:grid lg:min-h-[calc(100dvh-var(--header-height))] lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] fills-main ${isEnd ? 'max-lg:flex max-lg:flex-col' : 'md:max-lg:flex md:max-lg:flex-col'}`}
    >
      {/* As tall as the window and stays in it, however tall the form beside it becomes; a line of gold parts it from the footer. */}
      <div className="hidden border-b-2 border-saffron/60 bg-night lg:block">
        <DoorwayArt className="sticky top-(--header-height) block h-[calc(100dvh-var(--header-height)-2px)] w-full" />
      </div>
      <div className={`relative flex flex-col ${isEnd ? 'max-lg:jali-frame max-lg:grow' : 'md:max-lg:grow'}`}>
        {!isEnd && <Toran className="h-16 w-full lg:hidden" />}
        <section
          className={`problems-above mx-auto flex w-full max-w-[520px] grow flex-col justify-center px-5 pt-6 pb-14 lg:py-16 low:py-6 ${isEnd ? 'max-lg:pt-10! max-lg:text-center' : ''}`}
        >
          {above}
          <h1
            ref={titleRef}
            tabIndex={-1}
            className="text-[min(clamp(2.1rem,5vw,2.9rem),12.5vw)] lg:text-[2.6rem] outline-none"
          >
            {title}
          </h1>
          {lead && <p className="mt-3 text-balance text-soft low:mt-2.5">{lead}</p>}
          {isPlain ? (
            <div className="h-3" />
          ) : (
            // On a phone the first field is worth more than an ornament, and the garland is one already.
            <div className="mt-5 low:mt-2 low:mb-3 lg:mb-7">
              <Ornament className="max-lg:hidden low:lg:hidden" />
            </div>
          )}
          {children}
          {footer && <div className="mt-6 low:mt-2">{footer}</div>}
        </section>
      </div>
    </div>
  )
}

export const TEXT_LINK = 'text-ink inline-flex min-h-11 items-center font-semibold underline underline-offset-4'
