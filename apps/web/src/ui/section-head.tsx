import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { To } from '../router/path.ts'
import { useArrivalKind } from '../router/router.tsx'
import { button } from './button.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

type SectionHeadProps = {
  title: string
  /** Takes the focus when what had it is gone. */
  titleRef?: RefObject<HTMLHeadingElement | null>
  /** A picture before the title. */
  face?: ReactNode
  /** A chip beside the title: how it stands with what is shown. */
  mark?: ReactNode
  /** A sentence about what is shown. */
  note?: ReactNode
  /** The page above this one. */
  back?: { readonly to: To; readonly label: string }
  /** What chooses what is shown, then what can be done, the one thing to do next at the end. */
  children?: ReactNode
}

/**
 * How every section of the back office begins. On phones the bar above says the title of a section, and what is pressed
 * fills the width.
 */
export function SectionHead({ title, titleRef, face, mark, note, back, children }: SectionHeadProps) {
  const own = useRef<HTMLHeadingElement>(null)
  const heading = titleRef ?? own
  useStepTo(heading, back !== undefined)
  // Of a page below its section the note is a part of its title: what is pressed stands beside or below both.
  const isOfTitle = back !== undefined && children !== undefined
  const words = note !== undefined && (
    <div
      className={`pr-[max(0px,calc(100%-75ch))] text-soft empty:hidden ${isOfTitle ? 'w-[100cqi]' : 'basis-full not-last:max-md:mb-1 md:order-last'}`}
    >
      {note}
    </div>
  )
  return (
    <header className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {back && (
        <Link to={back.to} className={button('bare', '-ml-3 w-fit px-3! forced-colors:ml-0')}>
          <Icon name="arrow" className="size-5 rotate-180" /> {back.label}
        </Link>
      )}
      <div
        className={`flex flex-wrap gap-x-3 gap-y-2 md:min-h-11 ${isOfTitle ? '@container items-start' : 'items-center'}`}
      >
        <div
          className={`${isOfTitle ? 'grow' : 'mr-auto'} flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 ${back ? 'max-md:mb-2' : 'max-md:sr-only'}`}
        >
          <div className={`flex min-w-0 items-center gap-3 ${isOfTitle ? 'md:min-h-11' : ''}`}>
            {face}
            <h1 ref={heading} tabIndex={-1} className="min-w-0 text-2xl break-words outline-none lg:text-3xl">
              {title}
            </h1>
          </div>
          {mark}
          {/* It takes no room from what stands beside the title, and goes on below that. */}
          {isOfTitle && <div className="w-0 min-w-full has-[>:empty]:hidden">{words}</div>}
        </div>
        {!isOfTitle && words}
        {children && (
          <div className="flex max-w-full flex-wrap items-center gap-3 max-md:w-full max-md:*:grow">{children}</div>
        )}
      </div>
    </header>
  )
}

/**
 * A press on a row or on the way back takes away what was pressed: the keyboard goes on at the title of what stands there
 * now, and a page below its section starts at its top. The browser's own Back keeps its place.
 */
function useStepTo(heading: RefObject<HTMLElement | null>, isBelow: boolean): void {
  const how = useArrivalKind()
  // What counts is how the page was come to, once.
  const first = useRef({ how, isBelow, heading })
  useEffect(() => {
    if (first.current.how === 'POP' || document.activeElement !== document.body) return
    if (first.current.isBelow) scrollTo(0, 0)
    first.current.heading.current?.focus({ preventScroll: true })
  }, [])
}
