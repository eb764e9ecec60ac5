import { useQuery } from '@tanstack/react-query'
import { templatesQuery } from '../../../shared/email/email-query.ts'
import { NotSetUp } from '../not-set-up.tsx'
import { emailsWords } from './campaign-words.ts'

/** Until it is known, as in most houses. */
export function useHasMail(): boolean {
  return useQuery(templatesQuery()).data?.emailEnabled ?? true
}

/** Without a mail server a campaign is only counted: no screen lists its emails. */
export function NobodyGetsIt({ isWarned, captured }: { isWarned: boolean; captured: number }) {
  if (captured === 0 && !isWarned) return null
  return (
    <NotSetUp className="font-semibold">
      {captured > 0
        ? `${emailsWords(captured)} not sent, because email is not set up. ${captured === 1 ? 'It is' : 'They are'} not sent later either.`
        : 'Email is not set up: a campaign reaches nobody, and its emails are not sent later either.'}
    </NotSetUp>
  )
}
