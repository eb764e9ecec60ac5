import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kit/api.ts'
import { keepProfile, type Profile } from '../../../kit/profile.ts'
import { createWishKey, sendUnderKey } from '../../../kit/server/wish-state.ts'
import { loadSession } from '../../../kit/session/session.ts'

/** Puts what the server answered where the screens read it; the bar above shows name and photo too. */
export function useKeepProfile(userId: string) {
  return (change: (before: Profile) => Profile) => {
    keepProfile(userId, change)
    void loadSession()
  }
}

type Preferences = Partial<Profile['preferences']>

/** One after the other: quick presses arrive in the order in which they were made. */
export function usePreferenceChange(userId: string) {
  const [wishKey] = useState(() => createWishKey<Preferences>())
  return useMutation({
    scope: { id: `preferences of ${userId}` },
    mutationFn: (chosen: Preferences) =>
      sendUnderKey(wishKey, chosen, (preferences, key) => api.post('/updateProfile', { preferences }, key)),
    onSuccess: ({ profile }) => keepProfile(userId, () => profile),
  })
}
