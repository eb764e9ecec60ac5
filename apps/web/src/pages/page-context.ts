import { createContext, useContext } from 'react'
import { NO_FOOTER, type PageData } from '../kit/page-content.ts'
import { useLocation } from '../router/router.tsx'

export type InitialPage = { path: string; data: PageData }

export const InitialPageContext = createContext<InitialPage>({ path: '', data: { page: 'shell', footer: NO_FOOTER } })

/** What the server embedded. Screens take their own part of it and ignore the rest. */
export function useInitialPage(): PageData {
  return useContext(InitialPageContext).data
}

/** The server already looked for this very address and found nothing. */
export function useIsKnownMissing(): boolean {
  const { path, data } = useContext(InitialPageContext)
  return useLocation().pathname === path && data.page === 'not-found'
}
