import '../styles/back-office.css'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { BRAND } from '../brand/brand.ts'
import { BackOfficeGuard } from '../features/admin/access/back-office-guard.tsx'
import { Board } from '../features/admin/board/board.tsx'
import { MessagesSection } from '../features/admin/messages/messages-section.tsx'
import { LogoutDialog } from '../features/customer/site/logout-dialog.tsx'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { useTitle } from '../kit/use-title.ts'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })

export function AdminPage() {
  useTitle(`Order Management | ${BRAND.name}`)
  const { hash } = useLocation()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <BackOfficeGuard>
      {(user) => (
        <QueryClientProvider client={queries}>
          {hash === '#messages' ? (
            <main>
              <MessagesSection />
            </main>
          ) : (
            <Board user={user} onLogout={() => setLeaving(true)} />
          )}
          {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
          <LazyToaster />
        </QueryClientProvider>
      )}
    </BackOfficeGuard>
  )
}
