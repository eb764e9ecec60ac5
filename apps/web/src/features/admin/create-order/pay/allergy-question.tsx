import { beginHere } from '../../../../ui/begin-at.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Icon } from '../../../../ui/icon.tsx'

type AllergyQuestionProps = {
  allergies: string
  /** Why Special Instructions cannot take them. */
  tooLong: string | undefined
  onTell: () => void
  onGoOn: () => void
  onClose: () => void
}
const QUESTION = 'Tell the kitchen about the allergies?'

/** Before money is taken: what the house knows of the guest has to reach whoever cooks. */
export function AllergyQuestion({ allergies, tooLong, onTell, onGoOn, onClose }: AllergyQuestionProps) {
  return (
    <Dialog label={QUESTION} onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-xl leading-snug">{QUESTION}</p>
        <p className="mt-4 rounded-control bg-chilli px-3.5 py-2.5 text-lg leading-snug font-semibold break-words whitespace-pre-line text-paper">
          <Icon name="alert" className="mr-1.5 inline size-5 align-text-bottom" />
          {allergies}
        </p>
        <p className="mt-3 text-soft">This is not in Special Instructions yet, so the kitchen does not see it.</p>
        {tooLong !== undefined && <p className="mt-2 font-semibold">{tooLong}</p>}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet', 'max-sm:grow')} onClick={onGoOn}>
            Don’t tell the kitchen
          </button>
          {tooLong === undefined ? (
            <button
              ref={beginHere}
              type="button"
              className={button('primary', 'max-sm:grow')}
              data-act="tell the kitchen"
              onClick={onTell}
            >
              Tell the kitchen
            </button>
          ) : (
            <button ref={beginHere} type="button" className={button('primary', 'max-sm:grow')} onClick={onClose}>
              Back to shorten it
            </button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
