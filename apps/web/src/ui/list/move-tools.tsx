import { ToolIcon } from '../tool-icon.tsx'

type MoveToolsProps = {
  /** What the two buttons are called. */
  up: string
  down: string
  isFirst: boolean
  isLast: boolean
  onMove: (by: number) => void
}

/** A step up or down among its neighbours. At its end a button does nothing and keeps the focus, so that a keyboard stays here. */
export function MoveTools({ up, down, isFirst, isLast, onMove }: MoveToolsProps) {
  return (
    <>
      <Step sign="up" label={up} isEnd={isFirst} onStep={() => onMove(-1)} />
      <Step sign="down" label={down} isEnd={isLast} onStep={() => onMove(1)} />
    </>
  )
}

type StepProps = { sign: 'up' | 'down'; label: string; isEnd: boolean; onStep: () => void }

function Step({ sign, label, isEnd, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="grid size-11 place-items-center rounded-control hover:bg-sunk aria-disabled:opacity-30"
      aria-label={label}
      title={label}
      aria-disabled={isEnd || undefined}
      onClick={() => isEnd || onStep()}
    >
      <ToolIcon name={sign} />
    </button>
  )
}
