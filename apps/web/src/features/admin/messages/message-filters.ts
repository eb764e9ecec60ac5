import { oneOf, pageUpTo, textOf, type ValuesOf } from '../../../kit/address/filters.ts'
import { useSection } from '../../../kit/address/use-section.ts'

/** What somebody should look at is in sight on a phone. */
export const STATES = ['failed', 'queued', 'captured', 'sent', 'skipped'] as const
const FILTERS = {
  state: oneOf(STATES),
  kind: oneOf(['email', 'sms']),
  search: textOf(100),
  page: pageUpTo(999),
}
export type MessageFilters = ValuesOf<typeof FILTERS>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What became of the emails stands below the list: `#messages/email`. */
export const EMAIL = 'email'
/** So does what letters say: `#messages/texts/custom`. */
export const TEXTS = 'texts'
/** So do campaigns: `#messages/campaigns`, one of them, a new one, and one that is changed. */
export const CAMPAIGNS = 'campaigns'
export const NEW = 'new'
export const EDIT = 'edit'

/** The list, and the message that is open below it: `#messages/019a…?state=failed`. */
export function useMessages() {
  const section = useSection(FILTERS)
  const [below = ''] = section.below
  return {
    ...section,
    messageId: UUID.test(below) ? below : undefined,
    isAtEmail: below === EMAIL,
    isAtTexts: below === TEXTS,
    isAtCampaigns: below === CAMPAIGNS,
  }
}
