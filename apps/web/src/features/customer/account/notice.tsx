import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '../../../ui/icon.tsx'

type NoticeProps = { title: string; children: ReactNode; kind?: 'good' | 'bad' }

const LOOKS = {
  good: { icon: 'check', look: 'bg-coriander-soft text-coriander' },
  bad: { icon: 'alert', look: 'bg-chilli-soft text-chilli' },
} as const satisfies Record<string, { icon: IconName; look: string }>

/** Takes the place of a form that has done its work; focus goes there, so that it is read. */
export function Notice({ title, children, kind = 'good' }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { icon, look } = LOOKS[kind]
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  return (
    <div className="rounded-card border border-line bg-raised p-6">
      <div className="flex items-center gap-3">
        <span className={`grid size-10 shrink-0 place-items-center rounded-full ${look}`}>
          <Icon name={icon} />
        </span>
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          {title}
        </h2>
      </div>
      <div className="mt-4 text-soft">{children}</div>
    </div>
  )
}
