import { randomUUID } from 'node:crypto'
import type * as messages from '@sizzle/contract/messages.ts'
import type { SamplesOf } from './sample.ts'

export const messageSamples: SamplesOf<typeof messages> = {
  getMessages: () => ({ state: 'failed', kind: 'email', search: 'priya', page: '1' }),
  getMessage: () => ({ messageId: randomUUID() }),
  retryMessage: () => ({ messageId: randomUUID() }),
  getSMSTemplates: () => ({}),
}
