import { invalidAddresses, invalidAmong, NO_USERS_SELECTED, recipientsAmong } from '@sizzle/domain/messages/compose.ts'
import { useState } from 'react'
import { addressesIn } from './email-words.ts'
import type { Recipient } from './send-in-batches.ts'

/** Who gets it: people by name, and addresses that were typed. Each address once; a person without one is left out. */
export function useRecipients(users: readonly Recipient[] | undefined) {
  const [people, setPeople] = useState<readonly Recipient[]>(users ?? [])
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const addresses = addressesIn(typed)
  const all = [...people, ...addresses.map((email) => ({ email, name: '' }))]
  const among = recipientsAmong(all)
  const nameOf = new Map(people.map(({ email, name }) => [email.trim().toLowerCase(), name]))
  const isMissing = all.length === 0
  const found = () => {
    const bad = invalidAmong(addresses)
    if (bad.length > 0) return invalidAddresses(bad)
    return isMissing ? NO_USERS_SELECTED : among.problem
  }
  return {
    people,
    typed,
    isMissing,
    recipients: among.recipients.map((email) => ({ email, name: nameOf.get(email) ?? '' })),
    problem,
    add(person: Recipient) {
      setPeople((before) => [...before.filter(({ email }) => email !== person.email), person])
      setProblem(undefined)
    },
    remove(email: string) {
      setPeople((before) => before.filter((one) => one.email !== email))
      setProblem(undefined)
    },
    type(text: string) {
      setTyped(text)
      setProblem(undefined)
    },
    check(): boolean {
      const wrong = found()
      setProblem(wrong ?? undefined)
      return wrong === null
    },
  }
}
export type Recipients = ReturnType<typeof useRecipients>
