import { QUEUED_TEXT } from '@sizzle/domain/calls/outbox.ts'
import { useState } from 'react'
import { type KeptAs, useKeptWish } from '../../../kit/offline/kept-wish.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { keptAs } from './user-words.ts'
import type { User } from './users-query.ts'

/** Switching people on and off. Deactivating ends their sessions, so it is asked about first. */
export function useUserChanges() {
  const [asked, setAsked] = useState<User>()
  const onSettled = () => {
    setAsked(undefined)
    return askAgainAbout('user.changed')
  }
  const onQueued = ({ label }: KeptAs) => toast('message', QUEUED_TEXT, label)
  const activating = useKeptWish('/updateUser', {
    onQueued,
    onDone: () => toast('success', 'User activated'),
    onFailed: (error) => toast('error', 'Failed to update user status', sentenceOf(error)),
    onSettled,
  })
  const deactivating = useKeptWish('/deactivateUser', {
    onQueued,
    onDone: () => toast('success', 'User deactivated successfully'),
    onFailed: (error) => toast('error', 'Failed to deactivate user', sentenceOf(error)),
    onSettled,
  })
  return {
    /** Who would be deactivated. */
    asked,
    isBusy: activating.isPending || deactivating.isPending,
    onSwitch: (user: User) => {
      if (user.isActive) return setAsked(user)
      const input = { userId: user.id, expectedVersion: user.version, updates: { isActive: true } }
      activating.send(input, keptAs('Activate', user))
    },
    confirm: () =>
      asked && deactivating.send({ userId: asked.id, expectedVersion: asked.version }, keptAs('Deactivate', asked)),
    leave: () => setAsked(undefined),
  }
}
