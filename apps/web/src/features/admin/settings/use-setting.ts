import { refusalOf } from '@sizzle/contract/client.ts'
import { useState } from 'react'
import { askAgainAbout } from '../../../kit/server/answers.ts'
import { useWish } from '../../../kit/server/wish.ts'
import { entryOf, readEntry } from './setting-entry.ts'
import type { Setting } from './setting-words.ts'

/** What somebody has entered, and which version they saw; nothing after they were told that it is another by now. */
type Entry = { readonly text: string; readonly seen: number | undefined }

const PATH = '/changeSetting'

/** One setting while it is edited. It is sent with the version that was seen when the entry began, so that nobody's change is lost unseen. */
export function useSetting(asked: Setting) {
  const [entry, setEntry] = useState<Entry>()
  const [problem, setProblem] = useState<string>()
  const [isSaved, setSaved] = useState(false)
  const wish = useWish(PATH, {
    onDone: () => {
      setEntry(undefined)
      setSaved(true)
    },
    onFailed: (error) => {
      if (refusalOf(error, PATH)?.code === 'setting_changed') setEntry((one) => one && { ...one, seen: undefined })
    },
    onSettled: () => askAgainAbout('settings.changed'),
  })
  // The answer to a change may be newer than what was asked before it.
  const answered = wish.answer?.setting
  const setting = answered && answered.version > asked.version ? answered : asked
  const { name, locationId } = setting
  const text = entry?.text ?? entryOf(setting.value)
  const isChanged = entry !== undefined && text !== entryOf(setting.value)
  const send = (value: Setting['value']) =>
    wish.send({
      name,
      ...(locationId !== null && { locationId }),
      value,
      expectedVersion: entry?.seen ?? setting.version,
    })
  return {
    setting,
    text,
    isChanged,
    isPending: wish.isPending,
    /** Until something else is entered. */
    isSaved,
    problem: problem ?? wish.problems.value,
    /** What is wrong, but not with the value. */
    sentence: wish.problems.value === undefined ? wish.sentence : undefined,
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
      wish.reset()
    },
    takeBack: () => {
      setProblem(undefined)
      setSaved(false)
      send(null)
    },
  }
}
