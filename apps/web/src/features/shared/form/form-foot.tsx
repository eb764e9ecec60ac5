import { useId } from 'react'
import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'
import { heldIf } from '../../../ui/held.ts'

/** Why a form rests in which everything is as it was. */
export const NO_CHANGES = 'No changes yet.'

/** Why a new thing cannot be saved yet, by the names of what is missing. */
export function stillNeeded(missing: readonly string[]): string | undefined {
  return missing.length === 0 ? undefined : `Still needed: ${missing.join(', ')}.`
}

type FormFootProps = {
  act: string
  isPending: boolean
  problem: string | undefined
  onCancel: () => void
  /** What is sent waits on this device while there is no network. */
  mayWait?: boolean | undefined
  /** Why it cannot be sent then. */
  whyNotOffline?: string | undefined
  /** Why there is nothing to save, or not yet. */
  restsBecause?: string | undefined
}

/** Below a long form: what went wrong, and the two ways out. */
export function FormFoot(props: FormFootProps) {
  const { act, isPending, problem, onCancel, mayWait = false, whyNotOffline = NOT_OFFLINE, restsBecause } = props
  const id = useId()
  const isOnline = useOnline() || mayWait
  return (
    <footer className="relative fade-above before:mb-px flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
      <FormProblem className="min-w-0 grow basis-80 empty:hidden" sentence={isOnline ? problem : whyNotOffline} />
      {restsBecause && (
        <p id={id} className="min-w-0 grow basis-60 text-sm text-pretty text-soft max-sm:basis-full">
          {restsBecause}
        </p>
      )}
      <button type="button" className={button('quiet')} onClick={onCancel}>
        {isPending ? 'Close' : 'Cancel'}
      </button>
      <button
        type="submit"
        className={button('primary')}
        aria-describedby={restsBecause && id}
        disabled={!isOnline || restsBecause !== undefined}
        {...heldIf(isPending)}
      >
        {isPending ? 'Saving…' : act}
      </button>
    </footer>
  )
}
