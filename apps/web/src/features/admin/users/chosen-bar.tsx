import { MAX_BULK_USERS, TOO_MANY_USERS } from '@sizzle/domain/people/profile.ts'
import { button } from '../../../ui/button.ts'
import { ToolIcon } from '../../../ui/tool-icon.tsx'
import { usersOf } from './user-words.ts'

type ChosenBarProps = {
  count: number
  whyNot: string | undefined
  onEmail: () => void
  onUpdate: () => void
  onClear: () => void
}

/** What can be done with everybody who is chosen. */
export function ChosenBar({ count, whyNot, onEmail, onUpdate, onClear }: ChosenBarProps) {
  const whyNoUpdate = whyNot ?? (count > MAX_BULK_USERS ? TOO_MANY_USERS : undefined)
  return (
    <section
      aria-label="Chosen users"
      className="sticky bottom-3 z-10 grid grid-cols-2 items-center gap-2 rounded-card border border-line-strong bg-raised px-4 py-2.5 sm:flex sm:flex-wrap shadow-[0_16px_40px_-18px_var(--shadow)]"
    >
      <p role="status" className="self-center font-semibold">
        {usersOf(count)} selected
        {whyNoUpdate && <span className="block text-sm font-normal text-soft">{whyNoUpdate}</span>}
      </p>
      <button
        type="button"
        className={button('bare', 'mr-auto px-3! max-sm:mr-0 max-sm:justify-self-end')}
        onClick={onClear}
      >
        Clear
      </button>
      <button
        type="button"
        className={button('quiet', 'px-4!')}
        disabled={whyNot !== undefined}
        title={whyNot}
        onClick={onEmail}
      >
        <ToolIcon name="mail" /> Email ({count})
      </button>
      <button
        type="button"
        className={button('strong', 'px-4!')}
        disabled={whyNoUpdate !== undefined}
        title={whyNoUpdate}
        onClick={onUpdate}
      >
        <ToolIcon name="edit" /> Update ({count})
      </button>
    </section>
  )
}
