import type pg from 'pg'
import { useAskedStatements } from './asked-statements.ts'

/** `answered` is the latest exchange of which an answer has come. */
type Talk = { exchanges: number; statements: string[]; answered: number }

/**
 * How often the transactions of this process wait for the database: what is sent without an answer in between is one
 * exchange, however many statements it is. A late answer of an earlier exchange begins no new one: it was not waited for.
 * Answers the last transaction that wrote into this table.
 */
export function useExchanges(): (table: string) => Talk | undefined {
  const open = new Map<pg.Client, Talk>()
  const ended: Talk[] = []
  useAskedStatements((text, client, answer) => {
    if (text.startsWith('BEGIN')) open.set(client, { exchanges: 0, statements: [], answered: 0 })
    const talk = open.get(client)
    if (!talk) return
    const exchange = talk.answered + 1
    talk.exchanges = Math.max(talk.exchanges, exchange)
    talk.statements.push(text)
    if (text === 'COMMIT') {
      open.delete(client)
      ended.push(talk)
    }
    const note = () => {
      talk.answered = Math.max(talk.answered, exchange)
    }
    answer.then(note, note)
  })
  return (table) =>
    ended.findLast(({ statements }) => statements.some((text) => new RegExp(`(into|update) ${table}\\b`).test(text)))
}
