import { ToolIcon, type ToolIconName } from '../tool-icon.tsx'

export type TimeLineEntry = {
  readonly key: string
  /** Undefined: a step of the thing itself, which has a dot. */
  readonly icon?: ToolIconName | undefined
  /** The colour of that dot, where a step ends it. */
  readonly dot?: string | undefined
  readonly what: string
  readonly note: string
  /** When, and by whom. */
  readonly when: string
  /** It did not reach the guest. */
  readonly isMissed?: boolean
}

/** What happened to an order or a reservation so far, from the first to the last. */
export function TimeLine({ entries }: { entries: readonly TimeLineEntry[] }) {
  return (
    <section aria-label="Timeline">
      <h3 className="text-xl">Timeline</h3>
      <ol className="mt-3">
        {entries.map(({ key, icon, dot = 'bg-soft', what, note, when, isMissed = false }) => (
          <li
            key={key}
            className="relative grid grid-cols-[1.75rem_1fr] not-last:pb-3 not-last:before:absolute not-last:before:top-7 not-last:before:-bottom-0.5 not-last:before:left-[9px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            {icon ? (
              <ToolIcon name={icon} className={`mt-0.5 size-5 ${isMissed ? 'text-saffron-ink' : 'text-soft'}`} />
            ) : (
              <span aria-hidden="true" className={`mt-1.5 ml-1 size-3 rounded-full ${dot}`} />
            )}
            <div className="min-w-0">
              <p className={`font-semibold ${isMissed ? 'text-saffron-ink' : ''}`}>{what}</p>
              {note && <p className="break-words whitespace-pre-line">{note}</p>}
              <p className="text-sm text-soft">{when}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
