import { button } from '../../../ui/button.ts'
import { changeSentences, type MenuChanges } from './change-sentences.ts'

type CartChangesNoticeProps = { changes: MenuChanges; onSeen: () => void }

/** The old price counts for nobody until this was seen: it stays, over reloads too, until the customer says so. */
export function CartChangesNotice({ changes, onSeen }: CartChangesNoticeProps) {
  return (
    <div className="rounded-[14px] border border-saffron-ink bg-saffron-soft p-4 text-ink">
      <p className="font-semibold">Your cart has changed with the menu</p>
      <ul className="mt-1 relative max-h-40 overflow-y-auto">
        {changeSentences(changes).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <button type="button" className={button('strong', 'mt-3')} onClick={onSeen}>
        That is fine
      </button>
    </div>
  )
}
