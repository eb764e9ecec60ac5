import { SMTPServer } from 'smtp-server'

// A mail server that takes everything and keeps nothing but the count, in a process of its own: tells its port, then the count when asked.
let taken = 0
const readers = new Set<string>()
let twice = 0
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, { envelope }, done) => {
    stream.resume()
    stream.on('end', () => {
      const address = envelope.rcptTo[0]?.address ?? ''
      if (address.endsWith('@example.com')) {
        taken += 1
        if (readers.has(address)) twice += 1
        readers.add(address)
      }
      done()
    })
  },
})
server.on('error', () => undefined) // lines that were cut; the count says what arrived
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address()
  process.send?.({ port: typeof address === 'object' && address ? address.port : 0 })
})
process.on('message', () => process.send?.({ taken, twice }))
