import type { Failure } from '../../../kit/failure.ts'
import { useShown } from '../../../kit/use-shown.ts'
import { Icon } from '../../../ui/icon.tsx'

/** A change that did not succeed: said until somebody puts it away or the next one succeeds. */
export function FailureBanner({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  const part = useShown()
  return (
    <div
      ref={part}
      role="alert"
      className="flex items-start gap-3 rounded-control bg-chilli-soft px-4 py-2 text-chilli"
    >
      <Icon name="alert" className="mt-2.5 size-5" />
      <p className="min-w-0 grow py-2">
        <b>{failure.title}</b>
        <span className="block">{failure.sentence}</span>
      </p>
      <button
        type="button"
        className="grid size-11 shrink-0 place-items-center rounded-control hover:bg-sunk"
        aria-label="Dismiss"
        onClick={onDismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
