import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../../../../kit/page-calls.ts'
import { askOnce } from '../../../../../kit/server/ask-once.ts'
import type { LocationForm } from '../use-location-form.ts'

type MadeId = {
  readonly isMaking: boolean
  /** Pressed for: says why there is none. */
  readonly make: () => void
  /** The name was left, and nobody has typed an ID. */
  readonly makeFirst: () => void
}

/** An ID that is free, from the name. */
export function useMadeId({ isNew, draft, set, tell, check }: LocationForm): MadeId {
  const [isMaking, setMaking] = useState(false)
  const name = draft.name.trim()
  const shown = useRef(draft.id)
  useEffect(() => {
    shown.current = draft.id
  })
  const make = async (over: string, tellWhy: (sentence: string) => void) => {
    setMaking(true)
    try {
      const { id } = await askOnce('/generateLocationId', { name })
      // What was typed meanwhile stays.
      if (shown.current === over) set({ id })
    } catch (error) {
      tellWhy(sentenceOf(error))
    } finally {
      setMaking(false)
    }
  }
  return {
    isMaking,
    make: () => {
      if (isMaking) return
      // Without a name the form says that it needs one.
      if (name === '') check('name')
      else void make(draft.id, (sentence) => tell('id', sentence))
    },
    makeFirst: () => {
      if (isNew && !isMaking && name !== '' && draft.id === '') void make('', () => undefined)
    },
  }
}
