import type { StaffLinks } from '../kit/links.ts'
import type { PayProvider } from '../outside/pay/pay.ts'

/** What it takes to send money back: whom to ask, and where staff are sent when it does not work. */
export type Till = { readonly provider: PayProvider; readonly links: StaffLinks }
