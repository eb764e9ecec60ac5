import pg from 'pg'

// A commit that waits for its synchronous standby can be told to stop waiting. It is then kept here and nowhere else,
// and PostgreSQL says so in a warning before it answers the statement as ever.
const WARNING = '01000'
const GAVE_UP = /^canceling (the )?wait for synchronous replication/
/** The server's own code for "nobody knows what became of this transaction": counts as an outage, and may be repeated. */
const UNKNOWN = '08007'

/**
 * A connection on which such a commit fails, whoever asked for it: a transaction, a statement by itself or the library
 * for accounts. Of what is asked with a callback nobody hears it, so nothing is.
 */
export class WatchedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config)
    let gaveUp = false
    this.on('notice', ({ code, message }) => {
      if (code === WARNING && GAVE_UP.test(message ?? '')) gaveUp = true
    })
    const ask = this.query.bind(this) as (...asked: unknown[]) => unknown
    async function confirmed(answer: Promise<unknown>): Promise<unknown> {
      const result = await answer
      if (!gaveUp) return result
      gaveUp = false
      throw unconfirmed()
    }
    const watched = (...asked: unknown[]) => {
      const answer = ask(...asked)
      return answer instanceof Promise ? confirmed(answer) : answer
    }
    // Around all the forms in which the driver takes a statement, of which its types know eight.
    Object.defineProperty(this, 'query', { value: watched })
  }
}

function unconfirmed(): Error {
  return Object.assign(new Error('the commit has not reached the standby'), { code: UNKNOWN })
}
