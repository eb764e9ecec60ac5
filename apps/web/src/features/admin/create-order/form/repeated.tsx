import type { ReorderChange, ToChoose } from '@sizzle/domain/cart/reorder.ts'
import { changeSentence } from '../../../shared/reorder/reorder-words.ts'

type RepeatedProps = {
  added: number
  changes: readonly ReorderChange[]
  onChoose: (start: ToChoose) => void
}

/** What of the last order came into the cart, and what is different this time. */
export function Repeated({ added, changes, onChoose }: RepeatedProps) {
  return (
    <>
      <p className="font-semibold text-coriander">{addedSentence(added)}</p>
      {changes.length > 0 && (
        <ul className="mt-1 list-disc space-y-1 pl-5">
          {changes.map((change) => {
            const sentence = changeSentence(change, 'the cart')
            return (
              <li key={`${change.kind} ${sentence}`}>
                <span>{sentence}</span>
                {change.kind === 'choose_again' && (
                  <button
                    type="button"
                    aria-label={`Choose for ${change.name}`}
                    className="ml-2 min-h-11 font-semibold underline underline-offset-4"
                    onClick={() => onChoose(change.start)}
                  >
                    Choose
                  </button>
                )}
              </li>
            )
          })}
        </ul>
      )}
    </>
  )
}

function addedSentence(added: number): string {
  if (added === 0) return 'None of it could be added to the cart.'
  return added === 1 ? '1 dish of it is in the cart.' : `${added} dishes of it are in the cart.`
}
