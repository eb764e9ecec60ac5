import { Icon } from './icon.tsx'

/** Always in the document, so that what appears in it is announced. */
export function FormProblem({ sentence, className = '' }: { sentence: string | undefined; className?: string }) {
  return (
    <div role="alert" className={className}>
      {sentence && (
        <p className="flex items-start gap-2.5 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          <Icon name="alert" className="mt-0.5 size-5" />
          {sentence}
        </p>
      )}
    </div>
  )
}
