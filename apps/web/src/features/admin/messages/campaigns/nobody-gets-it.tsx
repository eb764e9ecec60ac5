import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../../../shared/email/email-query.ts'
import { NotSetUp } from '../not-set-up.tsx'
import { emailsWords } from './campaign-words.ts'

/** Until it is known, as in most houses. */
export function useHasMail(): boolean {
  return useQuery(templatesQuery()).data?.emailEnabled ?? true
}

/** A house without a mail server keeps what it would have sent. */
export function NobodyGetsIt({ isWarned, captured }: { isWarned: boolean; captured: number }) {
  if (captured === 0 && !isWarned) return null
  return (
    <NotSetUp className="w-fit max-w-full font-semibold">
      {captured > 0
        ? `${emailsWords(captured)} kept here and not sent, because no mail server is set.`
        : 'Set up a mail server first: without one the emails are kept here, and nobody gets them.'}
    </NotSetUp>
  )
}
