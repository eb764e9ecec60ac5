import { type PostInput, refusalOf } from '@sizzle/contract/client.ts'
import { isAnswered } from '@sizzle/domain/calls/retry.ts'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { statusOf } from '../../../kit/server/wish-state.ts'
import { entryOf, readEntry } from './setting-entry.ts'
import { isOwn, type Setting } from './setting-words.ts'

/** What somebody has entered, and which version they saw; nothing after they were told that it is another by now. */
type Entry = { readonly text: string; readonly seen: number | undefined }

const PATH = '/changeSetting'
type Sent = PostInput<typeof PATH>

/** Null took its own value back. */
function isWhatWasSent(setting: Setting, { value }: Sent): boolean {
  return value === null ? !isOwn(setting) : isOwn(setting) && setting.value === value
}

type Told = { readonly onSaved: (version: number) => void; readonly onOvertaken: () => void }

/** Sends a change, and knows what holds now, also where the answer was lost. */
function useChange(asked: Setting, { onSaved, onOvertaken }: Told) {
  /** What was sent and has no answer. */
  const [lost, setLost] = useState<Sent>()
  const wish = useWish(PATH, {
    onDone: ({ setting: { version } }) => onSaved(version),
    onFailed: (error, sent) => {
      if (refusalOf(error, PATH)?.code === 'setting_changed') onOvertaken()
      if (!isAnswered(statusOf(error))) setLost(sent)
    },
    onSettled: () => askAgainAbout('settings.changed'),
  })
  // The answer to a change may be newer than what was asked before it.
  const answered = wish.answer?.setting
  const setting = answered && answered.version > asked.version ? answered : asked
  const { name, locationId, version } = setting
  return {
    wish,
    setting,
    /** Nobody said so, but what was sent is what holds now. */
    isInForce: lost !== undefined && version > lost.expectedVersion && isWhatWasSent(setting, lost),
    send: (value: Setting['value'], expectedVersion: number) => {
      setLost(undefined)
      wish.send({ name, ...(locationId !== null && { locationId }), value, expectedVersion })
    },
    forget: () => {
      setLost(undefined)
      wish.reset()
    },
  }
}

/** One setting while it is edited. It is sent with the version that was seen when the entry began, so that nobody's change is lost unseen. */
export function useSetting(asked: Setting) {
  const [entry, setEntry] = useState<Entry>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const change = useChange(asked, {
    onSaved: (version) => {
      // What was entered while it was on its way is not saved yet.
      setEntry((one) => (one === undefined || one.text === text ? undefined : { ...one, seen: version }))
      setSaved(true)
    },
    onOvertaken: () => setEntry((one) => one && { ...one, seen: undefined }),
  })
  const { wish, setting, isInForce } = change
  const text = entry?.text ?? entryOf(setting.value)
  const isChanged = entry !== undefined && text !== entryOf(setting.value)
  const send = (value: Setting['value']) => {
    const seen = (isInForce ? undefined : entry?.seen) ?? setting.version
    setEntry((one) => one && { ...one, seen })
    change.send(value, seen)
  }
  return {
    setting,
    text,
    isChanged,
    isPending: wish.isPending,
    /** Until something else is entered. */
    isSaved: (isSaved || isInForce) && !isChanged,
    problem: problem ?? wish.problems.value,
    /** What is wrong, but not with the value. */
    sentence: isInForce || wish.problems.value !== undefined ? undefined : wish.sentence,
    enter: (next: string) => {
      setProblem(undefined)
      setSaved(false)
      setEntry((one) => ({ text: next, seen: one ? one.seen : setting.version }))
    },
    save: () => {
      const read = readEntry(setting.name, text)
      setProblem(read.problem ?? undefined)
      if (read.problem === null) send(read.value)
    },
    leave: () => {
      setProblem(undefined)
      setEntry(undefined)
      change.forget()
    },
    takeBack: () => {
      setProblem(undefined)
      setSaved(false)
      send(null)
    },
  }
}
