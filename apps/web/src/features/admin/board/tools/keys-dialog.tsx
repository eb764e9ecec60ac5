import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { BOARD_KEYS } from '../state/use-board-keys.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Keyboard shortcuts" onClose={onClose}>
      <DialogHead title="Keyboard shortcuts" onClose={onClose} />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-3 px-6 pb-6">
        {BOARD_KEYS.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="inline-block rounded-md border border-line-strong bg-sunk px-2.5 py-1 font-text font-semibold">
                {keys}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
