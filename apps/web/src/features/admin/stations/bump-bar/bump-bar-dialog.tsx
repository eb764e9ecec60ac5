import { useEffect, useEffectEvent, useState } from 'react'
import { button } from '../../../../ui/button.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { DialogHead } from '../../../../ui/dialog-head.tsx'
import { DIALOG_FOOT } from '../../../../ui/form/dialog-foot.ts'
import { FormProblem } from '../../../../ui/form-problem.tsx'
import { type BumpKeys, POSITIONS, type Position, withKey, withoutKey, wordFor } from './bump-keys.ts'
import { keepBumpKeys, useBumpKeys } from './kept-keys.ts'

/** Teaches this device the keys of its bump bar, by pressing them. */
export function BumpBarDialog({ onClose }: { onClose: () => void }) {
  const keys = useBumpKeys()
  const [learning, setLearning] = useState<Position>()
  const [problem, setProblem] = useState<string>()
  const take = (next: BumpKeys | string) => {
    setProblem(typeof next === 'string' ? next : undefined)
    if (typeof next !== 'string') keepBumpKeys(next)
    return typeof next !== 'string'
  }
  const start = (position: Position | undefined) => {
    setProblem(undefined)
    setLearning(position)
  }
  useNextKey(learning !== undefined, (event) => {
    if (event.key === 'Escape') start(undefined)
    else if (learning !== undefined && take(withKey(keys, learning, event))) start(undefined)
  })
  return (
    <Dialog label="Ticket keys" shape="sheet" onClose={onClose}>
      <DialogHead title="Ticket keys" onClose={onClose} />
      <div className="grid gap-4 px-6 pb-6">
        <p className="text-soft">
          Each key finishes the ticket with its number: 1 to 9 on a keyboard, or the buttons of a bump bar, the row of
          large buttons below a kitchen screen. This device keeps what you choose.
        </p>
        <p role="status" className="font-semibold empty:hidden">
          {learning !== undefined && `Press the key for ticket ${learning}. Escape leaves it as it is.`}
        </p>
        <FormProblem sentence={problem} />
        <ul className="grid gap-x-4 gap-y-1 sm:grid-flow-col sm:grid-cols-2 sm:grid-rows-5">
          {POSITIONS.map((position) => (
            <KeyRow
              key={position}
              position={position}
              taught={keys[position]}
              isLearning={learning === position}
              onLearn={() => start(position)}
              onForget={() => take(withoutKey(keys, position))}
            />
          ))}
        </ul>
        <div className={DIALOG_FOOT}>
          <button type="button" className={button('quiet')} onClick={() => take({})}>
            Use 1 to 9
          </button>
          <button type="button" className={button('primary')} onClick={onClose}>
            Done
          </button>
        </div>
      </div>
    </Dialog>
  )
}

type KeyRowProps = {
  position: Position
  taught: string | undefined
  isLearning: boolean
  onLearn: () => void
  onForget: () => void
}

function KeyRow({ position, taught, isLearning, onLearn, onForget }: KeyRowProps) {
  return (
    <li
      aria-label={`Ticket ${position}`}
      className={`flex flex-wrap items-center gap-x-3 rounded-control px-3 ${isLearning ? 'bg-saffron-soft' : ''}`}
    >
      <span className="grow">Ticket {position}</span>
      <kbd className="rounded-control border border-line-strong px-2 font-semibold">
        {isLearning ? '…' : wordFor(taught ?? String(position))}
      </kbd>
      <button type="button" className={button('bare')} onClick={onLearn}>
        Change<span className="sr-only"> the key for ticket {position}</span>
      </button>
      {taught !== undefined && (
        <button type="button" className={button('bare')} onClick={onForget}>
          Use {position}
        </button>
      )}
    </li>
  )
}

/** The next key belongs to the dialog alone: neither its buttons nor anything behind it is pressed by it. */
function useNextKey(isWanted: boolean, onKey: (event: KeyboardEvent) => void): void {
  const take = useEffectEvent(onKey)
  useEffect(() => {
    if (!isWanted) return
    const listen = (event: KeyboardEvent) => {
      event.preventDefault()
      event.stopImmediatePropagation()
      if (!event.repeat) take(event)
    }
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [isWanted])
}
