import type { Ref } from 'react'
import { button } from '../button.ts'
import { Icon } from '../icon.tsx'

type ChangedNoticeProps = {
  ref: Ref<HTMLDivElement>
  /** 'Mia Manager changed this location at 7:04 p.m.' */
  who: string
  /** What both changed, in words; mine would be saved over theirs. */
  both: readonly string[]
  /** Whether what is there now is known here. */
  isKnown: boolean
  onKeep: () => void
  onLoad: () => void
}

/** Somebody was faster: what was entered here stays until this person says what becomes of it. */
export function ChangedNotice({ ref, who, both, isKnown, onKeep, onLoad }: ChangedNoticeProps) {
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="grid gap-3 border-b border-line bg-saffron-soft px-5 py-3 outline-none sm:px-6"
    >
      <p className="flex items-start gap-2.5">
        <Icon name="alert" className="mt-0.5 size-5 shrink-0" />
        <span>
          <b>{who}</b> Your entries are still here.
          {both.length > 0 && ` You both changed: ${both.join(', ')}. If you keep yours, they are saved over theirs.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <button type="button" className={button('strong', 'px-4!')} disabled={!isKnown} onClick={onKeep}>
          Keep my entries
        </button>
        <button type="button" className={button('quiet', 'px-4!')} disabled={!isKnown} onClick={onLoad}>
          Load what is there now
        </button>
      </div>
    </div>
  )
}
