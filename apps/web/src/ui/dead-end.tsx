import './dead-end.css'
import type { ReactNode } from 'react'
import { BRAND } from '../brand/brand.ts'
import { telLink } from './contact-links.ts'

type DeadEndProps = {
  title: string
  /** What happened. */
  children: ReactNode
  /** The one thing to do next. */
  way: ReactNode
  /** Other ways, as plain links (`DEAD_END_LINK`). */
  links?: ReactNode
  /** What to call about; null among those who answer that phone. */
  call?: string | undefined | null
  /** A kitchen's own number; without it, the house's. */
  phone?: string | undefined
  /** Inside a page that goes on around it. */
  isPart?: boolean
  /** Below tabs, whose left edge it has where there is room. */
  isAtStart?: boolean
  /** Read out at once, where it takes the place of a page that was expected. */
  isAlert?: boolean
  /** What is drawn: an empty plate, or one of the others in the stylesheet. */
  art?: 'tiffin' | 'bag' | 'whose' | 'slip' | 'card' | 'lamp' | 'plate' | 'screen'
}

export const DEAD_END_LINK = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** A page or a list where a road ends: what happened, one way on, and somebody to call. Its drawing is named in the stylesheet. */
export function DeadEnd(props: DeadEndProps) {
  const {
    title,
    children,
    way,
    links,
    call = 'Questions? Call',
    phone = BRAND.phone,
    isAlert = false,
    isPart = false,
    isAtStart = false,
    art = 'plate',
  } = props
  const Title = isPart ? 'h2' : 'h1'
  return (
    <section className={`dead-end ${isPart ? '' : 'jali-frame'} ${isAtStart ? 'at-start' : ''}`}>
      <span aria-hidden="true" className={`empty-plate is-${art}`} />
      <div role={isAlert ? 'alert' : undefined} className="told">
        <Title className={`mt-6 text-balance ${isPart ? 'text-2xl' : 'text-4xl'}`}>{title}</Title>
        <div className="said">{children}</div>
      </div>
      <div className="ways">
        {way}
        {links && <div className="flex flex-wrap justify-center gap-x-6">{links}</div>}
      </div>
      {call !== null && (
        <p className="mt-5 text-sm text-soft">
          {call}{' '}
          <a href={telLink(phone)} className={DEAD_END_LINK}>
            {phone}
          </a>
        </p>
      )}
    </section>
  )
}
