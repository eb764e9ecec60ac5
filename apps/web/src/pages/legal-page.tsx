import { PrivacyView } from '../features/customer/legal/privacy-view.tsx'
import { TermsView } from '../features/customer/legal/terms-view.tsx'
import { useTitle } from '../kit/use-title.ts'
import { titleOf } from './head.ts'

export function LegalPage({ page }: { page: 'privacy' | 'terms' }) {
  useTitle(titleOf({ page, locations: [] }))
  return page === 'privacy' ? <PrivacyView /> : <TermsView />
}
