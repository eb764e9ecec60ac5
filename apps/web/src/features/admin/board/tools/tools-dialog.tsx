import type { ReactNode } from 'react'
import { setKitchenView, useKitchenView } from '../../../../kit/kitchen-view.ts'
import { button } from '../../../../ui/button.ts'
import { Choices } from '../../../../ui/choices.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { ToolIcon, type ToolIconName } from '../../../../ui/tool-icon.tsx'
import { SoundButton } from '../../../shared/sound/sound-button.tsx'
import {
  type BoardLayout,
  chooseBoardLayout,
  chooseTextSize,
  TEXT_SIZES,
  useBoardLayout,
  useTextSize,
} from '../state/board-look.ts'
import type { OpenDialog } from '../state/open-dialog.ts'

type ToolsDialogProps = {
  onDialog: (dialog: OpenDialog | null) => void
  onRefresh: () => void
  onAllDay: () => void
  onFilters: () => void
  /** Undefined where several are not moved at once: they are of one location. */
  onSelecting: (() => void) | undefined
}

const SIZES = TEXT_SIZES.map((value) => ({ value, label: value }))
const LAYOUTS: readonly { value: BoardLayout; label: string; hint: string }[] = [
  { value: 'columns', label: 'Columns', hint: 'One for each step' },
  { value: 'tickets', label: 'Tickets', hint: 'All orders in one flow' },
]
const ENTRY = button('bare', 'min-h-12 w-full justify-start! rounded-none! px-4! focus-visible:-outline-offset-3')
const GROUP = 'divide-y divide-line overflow-hidden rounded-card border border-line'

/** What is set once or used now and then, in words. */
export function ToolsDialog({ onDialog, onRefresh, onAllDay, onFilters, onSelecting }: ToolsDialogProps) {
  const isKitchen = useKitchenView()
  const close = () => onDialog(null)
  const then = (act: () => void) => () => {
    close()
    act()
  }
  const open = (kind: 'finished' | 'pause' | 'keys' | 'sound') => () => onDialog({ kind })
  return (
    <Dialog label="Tools of the board" shape="side" onClose={close}>
      <DialogHead title="Tools" onClose={close} />
      <div className="grid gap-5 px-6 pb-6">
        <div className={GROUP}>
          <Entry icon="list" label="Finished orders" press="R" onClick={open('finished')} />
          {onSelecting && <Entry icon="copy" label="Choose several" onClick={then(onSelecting)} />}
          {/* Where the bar has room for these, they stand in it. */}
          <Entry icon="filter" label="Filters" look="lg:hidden" onClick={then(onFilters)} />
          <Entry icon="chart" label="All-day counts" look="md:hidden" onClick={then(onAllDay)} />
          <Entry icon="pause" label="Pause orders…" onClick={open('pause')} />
          <Entry icon="refresh" label="Refresh" onClick={then(onRefresh)} />
        </div>
        <div className={GROUP}>
          <SoundButton className={ENTRY} hasWords onClick={open('sound')} />
          {/* A phone has none. */}
          <Entry icon="keyboard" label="Keys" press="?" look="max-sm:hidden" onClick={open('keys')} />
          <Entry
            icon={isKitchen ? 'shrink' : 'expand'}
            label={isKitchen ? 'Leave kitchen view' : 'Kitchen view'}
            onClick={then(() => setKitchenView(!isKitchen))}
          />
        </div>
        <Look />
      </div>
    </Dialog>
  )
}

function Look(): ReactNode {
  const size = useTextSize()
  const layout = useBoardLayout()
  return (
    <>
      <Choices
        legend="Text size on this device"
        look="cells"
        choices={SIZES}
        value={size}
        onChange={chooseTextSize}
        className="grid-cols-4"
      />
      <Choices
        legend="Layout on this device"
        look="tiles"
        choices={LAYOUTS}
        value={layout}
        onChange={chooseBoardLayout}
        className="grid-cols-2"
      />
    </>
  )
}

type EntryProps = {
  icon: ToolIconName
  label: string
  /** The key that does the same on the board. */
  press?: string
  look?: string
  onClick: () => void
}

function Entry({ icon, label, press, look = '', onClick }: EntryProps) {
  return (
    <button type="button" className={`${ENTRY} ${look}`} aria-keyshortcuts={press} onClick={onClick}>
      <ToolIcon name={icon} /> {label}
      {press && (
        <span aria-hidden="true" className="ml-auto text-soft pointer-coarse:hidden">
          {press}
        </span>
      )}
    </button>
  )
}
