import type { getProfile, updateProfile } from '@sizzle/contract/profile.ts'
import type { WireOutputOf } from '@sizzle/contract/route.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api, newActionKey } from '../../../kit/api.ts'
import { loadSession } from '../../../kit/session/session.ts'

type ProfileAnswer = WireOutputOf<typeof getProfile>
export type Profile = ProfileAnswer['profile']
export type ProfileChanges = Parameters<typeof sendChanges>[0]

/** By person: what one of them saw is never there for the next on this device. */
export function profileQuery(userId: string) {
  return queryOptions({ queryKey: ['profile', userId], queryFn: () => api.get('/getProfile', {}) })
}

function sendChanges(changes: Parameters<typeof api.post<'/updateProfile'>>[1]) {
  return api.post('/updateProfile', changes, newActionKey())
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

/** Shown at once, and taken back when the server refuses. */
export function useProfileChange(userId: string) {
  const queries = useQueryClient()
  const { queryKey } = profileQuery(userId)
  return useMutation({
    mutationFn: sendChanges,
    onMutate: async ({ preferences }: ProfileChanges) => {
      await queries.cancelQueries({ queryKey })
      const before = queries.getQueryData(queryKey)
      if (before && preferences) {
        const merged = { ...before.profile.preferences, ...withoutGaps(preferences) }
        queries.setQueryData(queryKey, { ...before, profile: { ...before.profile, preferences: merged } })
      }
      return before
    },
    onError: (_error, _changes, before) => queries.setQueryData(queryKey, before),
    onSuccess: (answer: WireOutputOf<typeof updateProfile>) =>
      queries.setQueryData(queryKey, (known) => known && { ...known, profile: answer.profile }),
  })
}

function withoutGaps(preferences: NonNullable<ProfileChanges['preferences']>): Partial<Profile['preferences']> {
  const { notifications, marketing } = preferences
  return {
    ...(notifications === undefined ? {} : { notifications }),
    ...(marketing === undefined ? {} : { marketing }),
  }
}
