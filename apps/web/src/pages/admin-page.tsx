import '../styles/back-office.css'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { BRAND } from '../brand/brand.ts'
import { locationsQuery } from '../features/admin/board/board-query.ts'
import { BackOfficeGuard } from '../features/admin/shell/back-office-guard.tsx'
import type { AdminSection } from '../features/admin/shell/section.ts'
import { Shell } from '../features/admin/shell/shell.tsx'
import { LogoutDialog } from '../features/customer/site/logout-dialog.tsx'
import { SiteFooter } from '../features/customer/site/site-footer.tsx'
import { SiteHeader } from '../features/customer/site/site-header.tsx'
import type { Command } from '../kit/commands.ts'
import { ErrorBoundary } from '../kit/error-boundary.tsx'
import type { SessionUser } from '../kit/session/session.ts'
import { LazyToaster } from '../kit/toast/lazy-toaster.tsx'
import { useTitle } from '../kit/use-title.ts'
import { ADMIN_SECTIONS } from './admin-sections.ts'
import { ErrorPage } from './error-page.tsx'

const queries = new QueryClient({ defaultOptions: { queries: { staleTime: 15_000 } } })

export function AdminPage() {
  return (
    <BackOfficeGuard>
      {(user) => (
        <QueryClientProvider client={queries}>
          <Panel user={user} />
          <LazyToaster />
        </QueryClientProvider>
      )}
    </BackOfficeGuard>
  )
}

function Panel({ user }: { user: SessionUser }) {
  useTitle(`Admin Dashboard | ${BRAND.name}`)
  const [isLeaving, setLeaving] = useState(false)
  const locations = useQuery(locationsQuery())
  return (
    <>
      <Shell
        user={user}
        sections={ADMIN_SECTIONS}
        header={<SiteHeader />}
        footer={<SiteFooter locations={locations.data ?? []} />}
        find={findNothing}
        onLogout={() => setLeaving(true)}
        wrapSection={wrapSection}
      />
      {isLeaving && <LogoutDialog onClose={() => setLeaving(false)} />}
    </>
  )
}

/** A section that breaks does not take the others with it. */
function wrapSection({ id }: AdminSection, screen: ReactNode) {
  return (
    <ErrorBoundary key={id} fallback={(errorId, retry) => <ErrorPage errorId={errorId} onRetry={retry} />}>
      {screen}
    </ErrorBoundary>
  )
}

const findNothing = async (): Promise<readonly Command[]> => []
