import { expect, test } from 'vitest'
import { standingOf } from './campaign-words.ts'

test.each([
  { state: 'draft', captured: 0, sent: 0, standing: 'draft' },
  { state: 'sending', captured: 3, sent: 2, standing: 'sending' },
  { state: 'done', captured: 0, sent: 10, standing: 'done' },
  { state: 'done', captured: 5, sent: 5, standing: 'partly' },
  { state: 'done', captured: 6, sent: 4, standing: 'hardly' },
  { state: 'done', captured: 6, sent: 0, standing: 'kept' },
  { state: 'done', captured: 10, sent: 0, standing: 'kept' },
] as const)('of 10 emails, $sent sent and $captured kept back, a campaign that is $state is $standing', (campaign) => {
  expect(standingOf({ ...campaign, total: 10 })).toBe(campaign.standing)
})
