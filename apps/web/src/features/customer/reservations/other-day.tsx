import { shortDate } from '@sizzle/domain/hours/date-words.ts'
import { useId } from 'react'
import { Pen } from '../../../ui/pen.tsx'
import { useDayField } from '../../../ui/use-day-field.ts'
import { TILE } from './choice.tsx'
import { DayWords } from './day-words.tsx'

type OtherDayProps = {
  /** The chosen day, when it is none of the tiles. */
  chosen: string | undefined
  first: string
  last: string
  onChoose: (date: string) => void
}

const CALENDAR = 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5'
/** On a phone it stands beside the step's title, so that the strip has the whole width; below the strip when text is large. */
const PLACE =
  '@min-[16rem]:max-md:absolute @min-[16rem]:max-md:right-0 @min-[16rem]:max-md:bottom-full @min-[16rem]:max-md:mb-0.5'
const ON_PHONE = 'max-md:min-h-11 max-md:flex-row max-md:gap-2'
const AS_LINK = 'max-md:border-0 max-md:bg-transparent max-md:px-0 md:flex-col-reverse'

/** The last tile: it opens the browser's calendar and then shows the day that was chosen there. */
export function OtherDay({ chosen, first, last, onChoose }: OtherDayProps) {
  const id = useId()
  const { opener, field, isOpen, setOpen, open, close, onKeyDown, take } = useDayField(
    onChoose,
    (day) => day >= first && day <= last,
  )
  return (
    <div className={`flex ${PLACE}`}>
      <button
        ref={opener}
        type="button"
        aria-expanded={isOpen}
        aria-pressed={chosen !== undefined}
        className={`${TILE} grow py-1.5 whitespace-nowrap md:px-1 lg:max-xl:px-0.5 ${ON_PHONE} ${chosen ? '' : AS_LINK}`}
        onClick={({ detail }) => (isOpen ? close() : open(detail === 0))}
      >
        {chosen === undefined ? (
          <>
            <Pen path={CALENDAR} width="1.7" className="size-5 shrink-0 md:my-0.5" />
            <span className="text-sm leading-tight max-md:font-semibold max-md:underline max-md:underline-offset-4">
              <span className="md:hidden">Another day…</span>
              {/* A tile is as wide as a day. */}
              <span className="max-md:hidden">Later…</span>
            </span>
          </>
        ) : (
          <DayWords date={chosen} today={first} more="another day" />
        )}
      </button>
      {isOpen && (
        <div className="absolute top-full right-0 z-20 mt-2 rounded-card border border-line-strong bg-raised p-4 shadow-[0_18px_50px_-18px_var(--shadow)]">
          <label htmlFor={id} className="mb-1 block font-semibold">
            Another day
          </label>
          <input
            ref={field}
            id={id}
            type="date"
            min={first}
            max={last}
            // Its own: a year that is half typed is a date as well, and must not be taken back.
            defaultValue={chosen}
            aria-describedby={`${id}-last`}
            className="min-h-12 rounded-control border border-line-strong bg-raised px-3.5 font-semibold"
            onKeyDown={onKeyDown}
            onBlur={({ relatedTarget }) => relatedTarget !== opener.current && setOpen(false)}
            onChange={({ target: { value } }) => take(value)}
          />
          <p id={`${id}-last`} className="mt-1 text-sm text-soft">
            Until {shortDate(last, first)}
          </p>
        </div>
      )}
    </div>
  )
}
