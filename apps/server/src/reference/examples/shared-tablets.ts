import type { SharedTablet } from '@sizzle/contract/shared-tablets.ts'
import type { z } from 'zod'
import type { ExamplesOf } from './example.ts'
import { ORDER_ID, PERSON_ID } from './the-order.ts'
import { TRURO } from './the-restaurant.ts'

const LOCATION = { id: TRURO.id, name: TRURO.name }
const TABLET: z.input<typeof SharedTablet> = {
  id: '0199a3f0-b5b0-7de7-80db-6475869708d2',
  name: 'Counter',
  location: LOCATION,
  pairedBy: 'Mia Chen',
  pairedAt: '2026-11-02T17:20:00.000Z',
  usedAt: '2026-11-20T21:20:00.000Z',
}

export const sharedTabletExamples: ExamplesOf<
  | 'getSharedTablets'
  | 'pairTablet'
  | 'unpairTablet'
  | 'getThisTablet'
  | 'unlockTablet'
  | 'stayUnlocked'
  | 'lockTablet'
  | 'getApprovers'
  | 'approve'
  | 'getMyPin'
  | 'setMyPin'
  | 'removeMyPin'
> = {
  getSharedTablets: { input: {}, answer: { tablets: [TABLET] } },
  pairTablet: { input: { locationId: TRURO.id, name: TABLET.name }, answer: {} },
  unpairTablet: { input: { tabletId: TABLET.id }, answer: {} },
  getThisTablet: {
    input: {},
    answer: { tablet: { name: TABLET.name, location: LOCATION, people: [{ id: PERSON_ID, name: 'Priya Sharma' }] } },
  },
  unlockTablet: { input: { userId: PERSON_ID, pin: '4827' }, answer: {} },
  stayUnlocked: { input: {}, answer: { until: '2026-11-20T21:22:15.000Z' } },
  lockTablet: { input: {}, answer: {} },
  getApprovers: { input: {}, answer: { people: [{ id: PERSON_ID, name: 'Priya Sharma' }] } },
  approve: {
    input: { action: 'cancelOrder', subject: `order:${ORDER_ID}`, amount: 40.46, userId: PERSON_ID, pin: '4827' },
    answer: { approvalId: '0f0cf4f1-6c0e-4a68-9a43-5e6f2b3d7c11', until: '2026-11-20T21:22:00.000Z' },
  },
  getMyPin: { input: {}, answer: { isSet: true } },
  setMyPin: { input: { password: 'Turmeric-42', pin: '4827' }, answer: {} },
  removeMyPin: { input: {}, answer: {} },
}
