type LeaderWatchOptions = {
  /** Longer than a living leader can be without any news of its line. */
  quietMs: number
  answerMs: number
  ask: () => void
  onGone: () => void
}

/** A leader that says nothing for long is asked, and when it does not even answer, it is frozen. */
export function watchLeader({ quietMs, answerMs, ask, onGone }: LeaderWatchOptions) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const suspect = () => {
    ask()
    timer = setTimeout(() => {
      onGone()
      heard()
    }, answerMs)
  }
  const heard = () => {
    clearTimeout(timer)
    timer = setTimeout(suspect, quietMs)
  }
  heard()
  return { heard, end: () => clearTimeout(timer) }
}
