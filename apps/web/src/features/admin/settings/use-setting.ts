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

/** One setting while it is edited. It is sent with the version that was seen when the entry began, so that nobody's change is lost unseen. */
export function useSetting(asked: Setting) {
  const [entry, setEntry] = useState<Entry>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  /** What was sent and has no answer. */
  const [lost, setLost] = useState<Sent>()
  const wish = useWish(PATH, {
    onDone: ({ setting: { version } }) => {
      // What was entered while it was on its way is not saved yet.
      setEntry((one) => (one === undefined || one.text === text ? undefined : { ...one, seen: version }))
      setSaved(true)
    },
    onFailed: (error, sent) => {
      if (refusalOf(error, PATH)?.code === 'setting_changed') setEntry((one) => one && { ...one, seen: undefined })
      if (!isAnswered(statusOf(error))) setLost(sent)
    },
    onSettled: () => askAgainAbout('settings.changed'),
  })
  // The answer to a change may be newer than what was asked before it.
  const answered = wish.answer?.setting
  const setting = answered && answered.version > asked.version ? answered : asked
  const { name, locationId } = setting
  const text = entry?.text ?? entryOf(setting.value)
  const isChanged = entry !== undefined && text !== entryOf(setting.value)
  // Nobody said so, but it is what holds now.
  const isInForce = lost !== undefined && setting.version > lost.expectedVersion && isWhatWasSent(setting, lost)
  const send = (value: Setting['value']) => {
    const expectedVersion = (isInForce ? undefined : entry?.seen) ?? setting.version
    setEntry((one) => one && { ...one, seen: expectedVersion })
    setLost(undefined)
    wish.send({ name, ...(locationId !== null && { locationId }), value, expectedVersion })
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
      const read = readEntry(name, text)
      setProblem(read.problem ?? undefined)
      if (read.problem === null) send(read.value)
    },
    leave: () => {
      setProblem(undefined)
      setEntry(undefined)
      setLost(undefined)
      wish.reset()
    },
    takeBack: () => {
      setProblem(undefined)
      setSaved(false)
      send(null)
    },
  }
}
