import type pg from 'pg'
import { useAskedStatements } from './asked-statements.ts'

type Talk = { exchanges: number; statements: string[]; isAnswered: boolean }

/**
 * How often the transactions of this process wait for the database: what is sent without an answer in between is one
 * exchange, however many statements it is. Answers the last one that wrote into this table.
 */
export function useExchanges(): (table: string) => Talk | undefined {
  const open = new Map<pg.Client, Talk>()
  const ended: Talk[] = []
  useAskedStatements((text, client, answer) => {
    if (text.startsWith('BEGIN')) open.set(client, { exchanges: 0, statements: [], isAnswered: true })
    const talk = open.get(client)
    if (!talk) return
    if (talk.isAnswered) talk.exchanges += 1
    talk.isAnswered = false
    talk.statements.push(text)
    if (text === 'COMMIT') {
      open.delete(client)
      ended.push(talk)
    }
    const note = () => {
      talk.isAnswered = true
    }
    answer.then(note, note)
  })
  return (table) =>
    ended.findLast(({ statements }) => statements.some((text) => new RegExp(`(into|update) ${table}\\b`).test(text)))
}
