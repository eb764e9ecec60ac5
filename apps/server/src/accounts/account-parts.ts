import type { Attempts } from '../kit/attempts/attempts.ts'
import type { Files } from '../outside/files/files.ts'
import type { Sessions } from './sessions.ts'
import type { SocialProviders } from './social/providers.ts'

/** What the operations of this room need besides the request. */
export type AccountParts = {
  readonly attempts: Attempts
  readonly sessions: Sessions
  readonly publicUrl: string
  readonly files: Files
  readonly social: SocialProviders
}
