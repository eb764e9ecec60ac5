import { TermsView } from '../features/customer/legal/terms-view.tsx'

export function TermsPage() {
  return <TermsView />
}
