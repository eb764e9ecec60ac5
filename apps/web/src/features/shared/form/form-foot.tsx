import { NOT_OFFLINE, useOnline } from '../../../kit/use-online.ts'
import { button } from '../../../ui/button.ts'
import { FormProblem } from '../../../ui/form-problem.tsx'

type FormFootProps = {
  act: string
  isPending: boolean
  problem: string | undefined
  onCancel: () => void
  /** What is sent waits on this device while there is no network. */
  mayWait?: boolean | undefined
}

/** Below a long form: what went wrong, and the two ways out. */
export function FormFoot({ act, isPending, problem, onCancel, mayWait = false }: FormFootProps) {
  const isOnline = useOnline() || mayWait
  return (
    <footer className="relative fade-above before:mb-px flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 pb-[max(12px,env(safe-area-inset-bottom))] max-sm:*:grow sm:px-6">
      <FormProblem className="min-w-0 grow basis-80 empty:hidden" sentence={isOnline ? problem : NOT_OFFLINE} />
      <button type="button" className={button('quiet')} onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className={button('primary')} disabled={isPending || !isOnline}>
        {isPending ? 'Saving…' : act}
      </button>
    </footer>
  )
}
