import { PrivacyView } from '../features/customer/legal/privacy-view.tsx'

export function PrivacyPage() {
  return <PrivacyView />
}
