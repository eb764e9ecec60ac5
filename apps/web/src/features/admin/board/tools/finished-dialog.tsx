import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { FinishedList, type FinishedProps } from '../finished-list.tsx'

type FinishedDialogProps = FinishedProps & { onClose: () => void }

/** Where there is no room for a fourth column, what is over stands in a drawer. */
export function FinishedDialog({ onClose, ...finished }: FinishedDialogProps) {
  return (
    <Dialog label="Finished orders" shape="side" onClose={onClose}>
      <DialogHead title="Finished today" onClose={onClose} />
      <div className="px-3 pb-4">
        <FinishedList {...finished} />
      </div>
    </Dialog>
  )
}
