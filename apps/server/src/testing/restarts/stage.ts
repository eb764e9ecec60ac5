import type { Database } from '../../kit/db/open.ts'
import type { Program } from '../program.ts'
import type { Bank } from './bank.ts'
import type { Troubles } from './failures.ts'
import type { Providers } from './providers.ts'
import type { Server } from './server.ts'

export type Part = {
  readonly server: 'embedded' | 'external'
  readonly processes: number
  readonly kills: number
  readonly restarts: number
  readonly customers: number
  /** After so long nothing more is killed or restarted. */
  readonly troubledForMs?: number
  readonly seed: number
  /** Cards by a stand-in for Stripe that loses, doubles and reorders; mail and texts by servers that fail now and then. */
  readonly areProvidersMoody: boolean
  /** For a short run: leases of the dead, and what is planned for the next seconds, are due at once. */
  readonly isHurried?: boolean
  readonly say?: (line: string) => void
}
export type Stage = {
  readonly server: Server
  readonly programs: readonly Program[]
  readonly providers: Providers
  readonly bank: Bank | undefined
  readonly troubles: Troubles
  readonly database: Database
  readonly unaskedExits: string[]
  readonly strayRejections: string[]
}
