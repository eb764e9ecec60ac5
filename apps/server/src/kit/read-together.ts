/**
 * One reading at a time for each question. Who asks while it runs waits for the next one, and all who wait share that: a
 * thousand open menus that hear of a change are answered from two readings. Nobody is given what was read before they asked.
 */
export function readTogether<T>() {
  const running = new Map<string, Promise<T>>()
  const next = new Map<string, Promise<T>>()

  function start(question: string, read: () => Promise<T>): Promise<T> {
    const answer = read()
    running.set(question, answer)
    const end = () => {
      if (running.get(question) === answer) running.delete(question)
    }
    answer.then(end, end)
    return answer
  }
  return (question: string, read: () => Promise<T>): Promise<T> => {
    const waiting = next.get(question)
    if (waiting) return waiting
    const before = running.get(question)
    if (!before) return start(question, read)
    const goOn = () => {
      next.delete(question)
      return start(question, read)
    }
    const mine = before.then(goOn, goOn)
    next.set(question, mine)
    return mine
  }
}
