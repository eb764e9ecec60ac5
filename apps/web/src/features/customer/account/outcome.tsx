import { type ReactNode, useEffect, useRef } from 'react'
import { BRAND } from '../../../brand/brand.ts'
import { telLink } from '../../../ui/contact-links.ts'
import { DEAD_END_LINK } from '../../../ui/dead-end.tsx'
import { Icon, type IconName } from '../../../ui/icon.tsx'
import { AuthFrame } from './auth-frame.tsx'

type OutcomeProps = { title: string; children: ReactNode; kind?: 'good' | 'bad' | 'late' }

const LOOKS = {
  good: { icon: 'check', look: 'bg-coriander-soft text-coriander' },
  bad: { icon: 'alert', look: 'bg-chilli-soft text-chilli' },
  late: { icon: 'clock', look: 'bg-saffron-soft text-saffron-ink' },
} as const satisfies Record<string, { icon: IconName; look: string }>

/** Takes the place of a form that has done its work, or can do none, title and all; focus goes there, so that it is read. */
export function Outcome({ title, children, kind = 'good' }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { icon, look } = LOOKS[kind]
  const isEnd = kind === 'late'
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <AuthFrame
      isPlain
      isEnd={isEnd}
      title={title}
      titleRef={heading}
      above={
        isEnd ? (
          <span
            aria-hidden="true"
            className="empty-plate is-letter mx-auto mb-6 h-[174px]! w-[232px]! lg:-ml-2 lg:mb-4 lg:h-[108px]! lg:w-[144px]! low:lg:hidden"
          />
        ) : (
          <span className={`mb-4 grid size-12 place-items-center rounded-full ${look}`}>
            <Icon name={icon} className="size-6" />
          </span>
        )
      }
    >
      <div className="grid text-soft lg:justify-items-start [&>p]:text-balance">{children}</div>
    </AuthFrame>
  )
}

type DeadLinkProps = {
  /** Which link it was. */
  title: string
  /** What its reader wants to know first. */
  first?: string
  sentence: ReactNode
  /** What the way below answers. */
  question?: string
  /** The sentence says whom to call. */
  saysCall?: boolean
  children: ReactNode
}

/** The end of a mailed link that is used up or too old: one sentence and the way to another. */
export function DeadLink({ title, first, sentence, question, saysCall = false, children }: DeadLinkProps) {
  return (
    <Outcome title={title} kind="late">
      {first && <p className="mb-1 font-semibold text-ink">{first}</p>}
      <p>{sentence}</p>
      <div className={`mt-6 ${question ? 'flex flex-wrap items-center gap-x-4 gap-y-3 max-lg:flex-col' : ''}`}>
        {question && <p>{question}</p>}
        <div className="grid gap-2 justify-items-start text-ink max-lg:w-full max-lg:justify-items-center max-[30rem]:*:first:justify-self-stretch">
          {children}
        </div>
      </div>
      {!saysCall && (
        <p className="mt-5 text-sm">
          Questions? Call{' '}
          <a href={telLink(BRAND.phone)} className={DEAD_END_LINK}>
            {BRAND.phone}
          </a>
        </p>
      )}
    </Outcome>
  )
}
