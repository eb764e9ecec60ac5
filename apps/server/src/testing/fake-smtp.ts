import { SMTPServer } from 'smtp-server'

export type Caught = {
  readonly from: string
  readonly to: readonly string[]
  readonly raw: string
  /** Which connection it came by. */
  readonly line: string
  /** By the clock of `performance`. */
  readonly at: number
}
export type FakeSmtp = {
  readonly url: string
  readonly mails: readonly Caught[]
  /** What happens to a recipient; `deliver` unless said otherwise. */
  on(address: string, behaviour: Behaviour): void
  onAll(behaviour: Behaviour): void
  stop(): Promise<void>
}
/** A reply code refuses the recipient; `hang` never answers; `drop` takes the mail and then cuts the line; `slow` takes half a second;
 * `mute` takes it and never answers; `busy` and `spam` refuse it after it was read, for now and for good. */
export type Behaviour = 'deliver' | 'hang' | 'drop' | 'slow' | 'mute' | 'busy' | 'spam' | 450 | 421 | 550

/** A real SMTP server that keeps what it gets. With `login`, only that one may send. */
export async function startFakeSmtp(login?: { user: string; password: string }, port = 0): Promise<FakeSmtp> {
  const mails: Caught[] = []
  const behaviours = new Map<string, Behaviour>()
  let forAll: Behaviour = 'deliver'
  const of = (address: string) => behaviours.get(address) ?? forAll

  const server = new SMTPServer({
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    onAuth: ({ username, password }, _session, done) => {
      const isRight = username === login?.user && password === login?.password
      done(isRight ? null : new Error('Invalid username or password'), { user: username ?? '' })
    },
    onRcptTo: ({ address }, _session, done) => {
      const behaviour = of(address)
      if (behaviour === 'hang') return
      if (typeof behaviour !== 'number') return done()
      done(Object.assign(new Error(`${behaviour} for ${address}`), { responseCode: behaviour }))
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        const to = rcptTo.map(({ address }) => address)
        const from = mailFrom === false ? '' : mailFrom.address
        const refusal = to.some((address) => of(address) === 'busy')
          ? 451
          : to.some((address) => of(address) === 'spam')
            ? 554
            : 0
        if (refusal > 0) return done(Object.assign(new Error('Not this one'), { responseCode: refusal }))
        mails.push({ from, to, raw: Buffer.concat(chunks).toString('utf8'), line: session.id, at: performance.now() })
        if (to.some((address) => of(address) === 'drop')) cutAll(server)
        else if (to.some((address) => of(address) === 'mute')) return
        else if (to.some((address) => of(address) === 'slow')) setTimeout(done, 500)
        else done()
      })
    },
  })
  server.on('error', () => undefined) // clients that are cut off; the tests look at what arrived
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const taken = typeof address === 'object' && address ? address.port : 0
  const who = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}@` : ''
  return {
    url: `smtp://${who}127.0.0.1:${taken}`,
    mails,
    on: (one, behaviour) => void behaviours.set(one, behaviour),
    onAll: (behaviour) => {
      forAll = behaviour
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cutAll(server)
      }),
  }
}

function cutAll(server: SMTPServer) {
  for (const connection of server.connections) connection.close()
}
