import type { ReactNode } from 'react'

type FactsProps = {
  facts: readonly (readonly [label: string, words: ReactNode, share?: string | undefined])[]
  /** Two in a row: what is told of one thing, and below it the same of another. */
  isInPairs?: boolean
}

/** Of two beside each other the longer label has one line on a phone too, so that no figure stands apart from its own. */
const PAIRED = '@max-[28rem]:px-2.5 @max-[22rem]:px-2 @max-[19rem]:px-1.5'
const PAIRED_LABEL = '@max-[22rem]:text-xs @max-[19rem]:text-[0.6875rem]'

/** Some figures beside each other, each with its name; what share it is of the whole stands smaller behind it. */
export function Facts({ facts, isInPairs = false }: FactsProps) {
  const many = facts.length % 3 === 0 ? '@md:grid-cols-3' : '@min-[25rem]:grid-cols-4'
  const inRow = isInPairs || facts.length === 2 ? '' : many
  return (
    <div className="@container mb-3">
      <dl
        className={`grid auto-rows-fr gap-2 @max-[17rem]:gap-1 ${facts.length === 3 ? 'grid-cols-3' : 'grid-cols-2'} @max-[13rem]:grid-cols-1 ${inRow}`}
      >
        {facts.map(([label, words, share]) => (
          <div
            key={label}
            className={`flex flex-col justify-between rounded-control bg-sunk px-3 py-1.5 ${isInPairs ? PAIRED : '@max-[28rem]:px-2.5 @max-[17rem]:px-1'}`}
          >
            <dt className={`text-sm text-soft ${isInPairs ? PAIRED_LABEL : '@max-[17rem]:text-[0.8125rem]'}`}>
              {label}
            </dt>
            <dd className="price text-lg whitespace-normal!">
              {words}
              {share && <span className="text-sm font-normal text-soft"> {share}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
