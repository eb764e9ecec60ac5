import { useQuery } from '@tanstack/react-query'
import { Icon } from '../../../ui/icon.tsx'
import { paymentLinksQuery } from '../../shared/payment-link/payment-link-query.ts'
import { openMoneyQuery, problemsQuery } from './payment-query.ts'

type WhatIsClearProps = {
  locationId: string | undefined
  /** Problems are for who may give money back. */
  looksAtProblems: boolean
}

/** What asks for nobody, in one line: parts that are empty take no room of their own. */
export function WhatIsClear({ locationId, looksAtProblems }: WhatIsClearProps) {
  const money = useQuery(openMoneyQuery(locationId)).data
  const links = useQuery(paymentLinksQuery(locationId)).data
  const problems = useQuery({ ...problemsQuery(locationId), enabled: looksAtProblems }).data
  const clear = [
    money && money.owed.length + money.toGiveBack.length + money.failedRefunds.length === 0 && 'no unsettled orders',
    links?.length === 0 && 'no unpaid links',
  ].filter((words) => typeof words === 'string')
  if (clear.length === 0) return null
  const isQuiet = !looksAtProblems || (problems && problems.alerts.length + problems.failedWebhooks.length === 0)
  if (clear.length < 2 || !isQuiet) return <p>{sentenceCase(clear.join(', '))}.</p>
  return (
    <p className="flex items-center gap-1.5 font-semibold text-coriander">
      <Icon name="check" className="size-5 shrink-0" />
      <span>All clear: {clear.join(', ')}.</span>
    </p>
  )
}

function sentenceCase(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}
