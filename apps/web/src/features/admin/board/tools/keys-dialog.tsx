import { useId } from 'react'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { BOARD_KEYS } from '../state/use-board-keys.ts'

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Keyboard shortcuts" shape="sheet" onClose={onClose}>
      <DialogHead title="Keyboard shortcuts" onClose={onClose} />
      <div className="grid gap-6 px-6 pb-6 sm:grid-cols-2">
        {BOARD_KEYS.map((group) => (
          <Group key={group.about} {...group} />
        ))}
      </div>
    </Dialog>
  )
}

function Group({ about, keys }: (typeof BOARD_KEYS)[number]) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-3 text-lg">
        {about}
      </h3>
      <dl className="grid grid-cols-[4.25rem_1fr] items-center gap-x-3 gap-y-2.5">
        {keys.map(({ press, does }) => (
          <div key={press} className="contents">
            <dt>
              <kbd className="inline-block rounded-md border border-line-strong bg-sunk px-2.5 py-1 font-text font-semibold whitespace-nowrap">
                {press}
              </kbd>
            </dt>
            <dd className="leading-tight">{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
