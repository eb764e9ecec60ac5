import type { SessionUser } from '../kit/session/session.ts'

/** A customer who is signed in. */
export const PRIYA: SessionUser = {
  id: '6f1c2a34-0b5d-4e6f-8a90-1b2c3d4e5f60',
  email: 'priya@example.ca',
  name: 'Priya Nair',
  photoURL: null,
  emailVerified: true,
  role: 'customer',
  locationIds: [],
}
