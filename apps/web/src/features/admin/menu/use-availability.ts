import { useCallback, useState } from 'react'
import { useKeptWishes } from '../../../kit/offline/kept-wish.ts'
import { sentenceOf } from '../../../kit/page-calls.ts'
import { askAgain } from '../../../kit/server/answers.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { type ManagedItem, menuQuery } from './menu-query.ts'
import { CHANGE_QUEUED, keptAs, UPDATE_FAILED } from './menu-words.ts'

/** What was pressed of a dish and is not in the menu yet. */
export type Pressed = { readonly isAvailable: boolean; readonly isPending: boolean }
export type PressAvailability = (item: ManagedItem, isAvailable: boolean) => void

export type Availability = ReturnType<typeof useAvailability>

const NOTHING: ReadonlyMap<string, Pressed> = new Map()

/** Hides and shows dishes: at once on this screen, and back with the menu loaded anew where the server refuses. */
export function useAvailability(locationId: string, timeZone: string) {
  const [pressed, setPressed] = useState(NOTHING)
  const send = useKeptWishes('/setMenuItemAvailability')
  const press: PressAvailability = useCallback(
    (item, isAvailable) => {
      const { id, name } = item
      setPressed((all) => new Map(all).set(id, { isAvailable, isPending: true }))
      send(
        keptAs(isAvailable ? 'Show' : 'Hide', item, { locationId, timeZone }),
        { locationId, updates: [{ id, isAvailable }] },
        {
          // Shown as it is: what waits is not done.
          onQueued: ({ label }) => {
            setPressed((all) => without(all, id))
            toast('message', CHANGE_QUEUED, label)
          },
          onFailed: (error) => {
            setPressed((all) => without(all, id))
            toast('error', UPDATE_FAILED, `${name}: ${sentenceOf(error)}`)
          },
          // What was pressed holds until the answer that knows of it is here.
          onSettled: () => {
            setPressed((all) => (all.has(id) ? new Map(all).set(id, { isAvailable, isPending: false }) : all))
            return askAgain(menuQuery(locationId)).then(() =>
              setPressed((all) => (all.get(id)?.isPending ? all : without(all, id))),
            )
          },
        },
      )
    },
    [locationId, timeZone, send],
  )
  return { pressed, press }
}

function without<T>(all: ReadonlyMap<string, T>, id: string): ReadonlyMap<string, T> {
  if (!all.has(id)) return all
  const rest = new Map(all)
  rest.delete(id)
  return rest
}
