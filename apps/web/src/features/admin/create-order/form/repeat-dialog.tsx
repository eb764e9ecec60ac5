import { beginHere } from '../../../../ui/begin-at.ts'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'

type RepeatDialogProps = { inCart: number; onAdd: () => void; onReplace: () => void; onClose: () => void }

/** Asked only where something is in the cart already. */
export function RepeatDialog({ inCart, onAdd, onReplace, onClose }: RepeatDialogProps) {
  const dishes = inCart === 1 ? '1 dish' : `${inCart} dishes`
  const question = `The cart holds ${dishes}. Add the last order to it?`
  return (
    <Dialog label={question} onClose={onClose}>
      <div className="p-6">
        <p className="font-display text-xl leading-snug">{question}</p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <button type="button" className={button('quiet')} onClick={onClose}>
            Cancel
          </button>
          <button type="button" className={button('quiet')} onClick={onReplace}>
            Replace the cart
          </button>
          <button
            ref={beginHere}
            type="button"
            className={button('primary')}
            data-act="add the last order"
            onClick={onAdd}
          >
            Add to the cart
          </button>
        </div>
      </div>
    </Dialog>
  )
}
