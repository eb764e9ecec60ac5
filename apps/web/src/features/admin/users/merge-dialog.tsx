import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { askOnce } from '../../../kit/server/ask-once.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Combobox } from '../../../ui/combobox.tsx'
import { DialogForm } from '../../../ui/form/dialog-form.tsx'
import { formatDollars } from '../../../ui/money.ts'
import { type User, userQuery } from './users-query.ts'

const MOST_FOUND = 8

type MergeDialogProps = { user: User; onClose: () => void }

/** One person who has two accounts: which one goes, and what that means before it is done. */
export function MergeDialog({ user, onClose }: MergeDialogProps) {
  const [chosen, setChosen] = useState<User>()
  // As they are by now: somebody may change them while this is read.
  const { data } = useQuery({ ...userQuery(chosen?.id ?? ''), enabled: chosen !== undefined })
  const other = data && data.id === chosen?.id ? data : chosen
  const wish = useWish('/mergeUsers', {
    close: onClose,
    onDone: ({ moved }) => {
      toast('success', 'Accounts merged', `${user.displayName} has ${movedWords(moved)} more.`)
    },
    onSettled: () => askAgainAbout('user.changed'),
  })
  const search = async (text: string) => {
    const { users } = await askOnce('/getUsers', { search: text.trim(), role: 'customer' })
    return users
      .filter(({ id }) => id !== user.id)
      .slice(0, MOST_FOUND)
      .map(optionOf)
  }
  return (
    <DialogForm
      title="Merge accounts"
      label={`Merge another account into that of ${user.displayName}`}
      keep="Cancel"
      act="Merge for good"
      acting="Merging…"
      kind="danger"
      wish={wish}
      isReady={other !== undefined}
      onSubmit={() => {
        if (other)
          wish.send({
            userId: user.id,
            otherId: other.id,
            expectedVersion: user.version,
            otherVersion: other.version,
          })
      }}
      onClose={onClose}
    >
      <p>
        For a person who has two accounts. The one of <b className="break-all">{user.email}</b> stays.
      </p>
      <Combobox
        label="The account that goes"
        isLabelShown
        placeholder="Name, email or phone"
        chosen={other ? `${other.displayName}, ${other.email}` : ''}
        // Room for what is found: a dialog is as high as its fields.
        className={other ? '' : 'mb-52'}
        search={search}
        onChoose={({ user: found }) => {
          setChosen(found)
          wish.reset()
        }}
      />
      {other && <WhatHappens user={user} other={other} />}
    </DialogForm>
  )
}

function optionOf(user: User) {
  return { id: user.id, name: user.displayName, detail: user.email, user }
}

function WhatHappens({ user, other }: { user: User; other: User }) {
  return (
    <ul className="grid list-disc gap-1 rounded-control bg-sunk py-3 pr-4 pl-8">
      <li>
        {countWords(other.totalOrders, 'completed order')}, {formatDollars(other.totalSpent)} and{' '}
        {countWords(other.loyaltyPoints, 'point')} go to {user.displayName}, with every other order, reservation,
        payment, consent and note.
      </li>
      <li className="break-words">Nobody signs in with {other.email} any more.</li>
      <li>This cannot be undone.</li>
    </ul>
  )
}

type Moved = { readonly orders: number; readonly reservations: number }

function movedWords({ orders, reservations }: Moved): string {
  return `${countWords(orders, 'order')} and ${countWords(reservations, 'reservation')}`
}

function countWords(count: number, thing: string): string {
  return `${count.toLocaleString('en-CA')} ${thing}${Math.abs(count) === 1 ? '' : 's'}`
}
