import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { keptTimes } from './kept-times.ts'

type FormProblemProps = {
  sentence: string | undefined
  className?: string
  /** What follows the sentence on its line, such as the fields that it is about. */
  children?: ReactNode
}

/** Always in the document, so that what appears in it is announced. */
export function FormProblem({ sentence, className = '', children }: FormProblemProps) {
  return (
    <div role="alert" className={className}>
      {sentence && (
        <p className="flex items-start gap-2.5 rounded-control bg-chilli-soft px-4 py-3 font-semibold text-chilli">
          <Icon name="alert" className="mt-0.5 size-5" />
          <span className="min-w-0">
            {keptTimes(sentence)}
            {children}
          </span>
        </p>
      )}
    </div>
  )
}
