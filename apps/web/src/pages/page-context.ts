import { createContext, useContext } from 'react'
import type { PageData } from './page-data.ts'

export type InitialPage = { path: string; data: PageData }

export const InitialPageContext = createContext<InitialPage>({ path: '', data: { page: 'shell' } })

/** What the server embedded. Screens take their own part of it and ignore the rest. */
export function useInitialPage(): PageData {
  return useContext(InitialPageContext).data
}
