import type { getProfile } from '@sizzle/contract/profile.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, newActionKey } from '../../../kit/api.ts'
import { loadSession } from '../../../kit/session/session.ts'

type ProfileAnswer = WireOutputOf<typeof getProfile>
export type Profile = ProfileAnswer['profile']

/** By person: what one of them saw is never there for the next on this device. */
export function profileQuery(userId: string) {
  return queryOptions({ queryKey: ['profile', userId], queryFn: () => api.get('/getProfile', {}) })
}

/** Puts what the server answered where the screen reads it; the bar above shows name and photo too. */
export function useKeepProfile(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = profileQuery(userId)
  return (change: (before: Profile) => Profile) => {
    queries.setQueryData(queryKey, (known) => known && { ...known, profile: change(known.profile) })
    void loadSession()
  }
}

/** One after the other: quick presses arrive in the order in which they were made. */
export function usePreferenceChange(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = profileQuery(userId)
  return useMutation({
    scope: { id: `preferences of ${userId}` },
    mutationFn: (preferences: Partial<Profile['preferences']>) =>
      api.post('/updateProfile', { preferences }, newActionKey()),
    onSuccess: ({ profile }) => queries.setQueryData(queryKey, (known) => known && { ...known, profile }),
  })
}
