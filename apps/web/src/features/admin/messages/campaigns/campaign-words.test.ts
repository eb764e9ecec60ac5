import { expect, test } from 'vitest'
import { standingOf } from './campaign-words.ts'

test.each([
  { state: 'draft', captured: 0, standing: 'draft' },
  { state: 'sending', captured: 3, standing: 'sending' },
  { state: 'done', captured: 0, standing: 'done' },
  { state: 'done', captured: 5, standing: 'partly' },
  { state: 'done', captured: 6, standing: 'hardly' },
  { state: 'done', captured: 10, standing: 'kept' },
] as const)('of 10 emails, $captured of them sent to nobody, a campaign that is $state is $standing', (campaign) => {
  expect(standingOf({ ...campaign, total: 10 })).toBe(campaign.standing)
})
