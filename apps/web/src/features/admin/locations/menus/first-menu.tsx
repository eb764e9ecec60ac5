import { WEEKDAYS, type Weekday } from '@sizzle/domain/hours/local-time.ts'
import type { Interval } from '@sizzle/domain/hours/schedule.ts'
import { button } from '../../../../ui/button.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { NO_TIMES, weekInWords } from '../../../../ui/week-words.ts'
import { EMPTY_MENU, type MenuDraft } from './menu-draft.ts'

const STARTS: readonly MenuDraft[] = [
  draftNamed('Lunch', WEEKDAYS.slice(0, 5), ['11:30', '15:00']),
  draftNamed('Dinner', WEEKDAYS, ['17:00', '22:00']),
  draftNamed('Weekend', WEEKDAYS.slice(5), ['11:30', '22:00']),
]

function draftNamed(name: string, weekdays: readonly Weekday[], interval: Interval): MenuDraft {
  const days = { ...NO_TIMES, ...Object.fromEntries(weekdays.map((weekday) => [weekday, [interval]])) }
  return { ...EMPTY_MENU, name, schedule: { ...EMPTY_MENU.schedule, days } }
}

type FirstMenuProps = {
  /** Why nothing can be changed now. */
  whyNot: string | undefined
  onStart: (draft: MenuDraft) => void
}

/** In the place of the menus while there is none: what that means, and the usual ones to start from. */
export function FirstMenu({ whyNot, onStart }: FirstMenuProps) {
  return (
    <div className="rounded-card border border-dashed border-line-strong px-5 py-8 text-center">
      <p className="mx-auto max-w-[48ch] text-balance">
        There is no menu with hours yet: every dish can be ordered whenever the location is open.
      </p>
      <p className="mt-5 text-sm text-soft">
        Start with one of these and change what differs, or add an empty menu above.
      </p>
      <ul className="mt-3 flex flex-wrap justify-center gap-3">
        {STARTS.map((draft) => (
          <li key={draft.name} className="max-sm:w-full">
            <button
              type="button"
              className={button('quiet', 'h-auto w-full gap-3! px-4! py-2.5 text-left')}
              disabled={whyNot !== undefined}
              title={whyNot}
              onClick={() => onStart(draft)}
            >
              <Icon name="plus" className="size-5 shrink-0" />
              <span className="grow">
                <span className="block">{draft.name}</span>
                <span className="block text-sm font-normal text-balance text-soft">
                  {weekInWords(draft.schedule.days).join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
