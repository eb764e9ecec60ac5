import { sentenceOf } from '../kit/page-calls.ts'
import { button } from '../ui/button.ts'

/** Plain, because it comes with the first script: it has to be there when nothing else can be fetched. */
export function LoadFailed({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => void }) {
  return (
    <section role="alert" className="wrap flex max-w-[560px]! flex-col items-center py-24 text-center">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-3 text-soft">{sentenceOf(error)}</p>
      <button type="button" className={button('primary', 'mt-7')} onClick={onRetry}>
        Try Again
      </button>
    </section>
  )
}
