/** Acts at once, and again after `pauseMs` at the earliest: all who ring in between share that one. */
export function atMostEvery(pauseMs: number, act: () => void) {
  let pause: NodeJS.Timeout | undefined
  let isDue = false
  let stopped = false

  function go() {
    isDue = false
    pause = setTimeout(() => {
      pause = undefined
      if (isDue) go()
    }, pauseMs)
    act()
  }
  return {
    ring() {
      if (stopped) return
      if (pause) isDue = true
      else go()
    },
    stop() {
      stopped = true
      isDue = false
      clearTimeout(pause)
    },
  }
}
