import type { ReactNode } from 'react'
import { BRAND } from '../brand/brand.ts'
import { telLink } from './tel-link.ts'

type DeadEndProps = {
  title: string
  /** What happened. */
  children: ReactNode
  /** The one thing to do next. */
  way: ReactNode
  /** Other ways, as plain links (`DEAD_END_LINK`). */
  links?: ReactNode
  /** What to call about. */
  call?: string
  /** Read out at once, where it takes the place of a page that was expected. */
  isAlert?: boolean
}

export const DEAD_END_LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** A page where a road ends: what happened, one way on, and somebody to call. Drawn without a file, for when there is no network. */
export function DeadEnd({ title, children, way, links, call = 'Questions? Call', isAlert = false }: DeadEndProps) {
  return (
    <section
      role={isAlert ? 'alert' : undefined}
      className="wrap flex max-w-[560px]! flex-col items-center py-14 text-center sm:py-20"
    >
      <EmptyPlate />
      <h1 className="mt-6 text-4xl text-balance">{title}</h1>
      <div className="mt-3 space-y-2 text-balance text-soft">{children}</div>
      <div className="mt-7 flex flex-col items-center gap-2">
        {way}
        {links && <div className="flex flex-wrap justify-center gap-x-6">{links}</div>}
      </div>
      <p className="mt-5 text-sm text-soft">
        {call}{' '}
        <a href={telLink(BRAND.phone)} className={DEAD_END_LINK}>
          {BRAND.phone}
        </a>
      </p>
    </section>
  )
}

function EmptyPlate() {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 120" focusable="false" className="h-28 w-40">
      <ellipse
        cx="80"
        cy="78"
        rx="74"
        ry="36"
        fill="var(--saffron-soft)"
        stroke="var(--saffron-ink)"
        strokeWidth="2.5"
      />
      <ellipse
        cx="80"
        cy="74"
        rx="58"
        ry="26"
        fill="var(--paper-raised)"
        stroke="var(--saffron-ink)"
        strokeWidth="1.5"
      />
      <ellipse
        cx="80"
        cy="78"
        rx="66"
        ry="31"
        fill="none"
        stroke="var(--saffron-ink)"
        strokeWidth="2"
        strokeDasharray="1 7"
        strokeLinecap="round"
      />
      <path
        d="M62 48c-7-8 5-12-1-21M80 44c-7-9 6-14-1-25M98 48c-7-8 5-12-1-21"
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="70" cy="76" r="2" fill="var(--saffron-ink)" />
      <circle cx="92" cy="80" r="1.6" fill="var(--saffron-ink)" />
      <circle cx="84" cy="70" r="1.4" fill="var(--saffron-ink)" />
    </svg>
  )
}
