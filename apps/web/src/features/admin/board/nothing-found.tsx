import { button } from '../../../ui/button.ts'
import type { OpenDialog } from './state/open-dialog.ts'

type NothingFoundProps = {
  search: string
  /** How many that are over today fit. */
  finished: number
  onDialog: (dialog: OpenDialog) => void
}

/** In the place of the cards, when none of them fits what is typed: what was looked at, and where else to look. */
export function NothingFound({ search, finished, onDialog }: NothingFoundProps) {
  return (
    <div className="m-auto grid max-w-[52ch] justify-items-center gap-2 px-6 py-8 text-center">
      <p className="text-xl font-semibold wrap-anywhere">
        No open order matches “<bdi>{search.trim()}</bdi>”.
      </p>
      <p className="text-soft">
        The search looks at the number, the guest’s name, email and phone, and at dishes with their options.
      </p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <button
          type="button"
          aria-haspopup="dialog"
          className={button(finished > 0 ? 'primary' : 'quiet')}
          onClick={() => onDialog({ kind: 'finished' })}
        >
          {finished > 0 ? `Finished orders (${finished})` : 'Search the finished orders'}
        </button>
      </div>
    </div>
  )
}
