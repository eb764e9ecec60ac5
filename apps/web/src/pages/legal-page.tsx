import { PrivacyView } from '../features/customer/legal/privacy-view.tsx'
import { TermsView } from '../features/customer/legal/terms-view.tsx'
import { useTitle } from '../kit/use-title.ts'
import { titleOf } from './head.ts'

export function PrivacyPage() {
  useTitle(titleOf({ page: 'privacy', locations: [] }))
  return <PrivacyView />
}

export function TermsPage() {
  useTitle(titleOf({ page: 'terms', locations: [] }))
  return <TermsView />
}
