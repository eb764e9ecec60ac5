import { createTransport, type SendMailOptions, type SMTPPoolOptions } from 'nodemailer'

/** A line that has nothing to carry for so long is closed: by us, before the server does, and soon enough to hold up no stop. */
const REST_MS = 1000

type Line = ReturnType<typeof openLine>
type Carried = { readonly response: string } | { readonly error: unknown; readonly wasHandedOver: boolean }

/**
 * Lines to the mail server. Each carries one mail at a time, so a server that hangs on one holds nothing back but that one; the
 * next mail goes over the same line, since to connect, greet and agree on keys takes longer than the mail itself.
 */
export function openLines(options: SMTPPoolOptions) {
  const resting: Line[] = []

  async function carry(line: Line, mail: SendMailOptions): Promise<Carried> {
    try {
      const { response } = await line.send(mail)
      resting.push(line)
      return { response }
    } catch (error) {
      line.close()
      return { error, wasHandedOver: line.wasHandedOver() }
    }
  }

  return {
    async send(mail: SendMailOptions, signal: AbortSignal) {
      const rested = resting.pop()
      const carried = await carry(rested ?? openLine(options), { ...mail, signal })
      const isSure = 'response' in carried || carried.wasHandedOver || signal.aborted
      // The server may have closed a line while it rested, or takes so many mails a line: that says nothing about this mail.
      if (rested === undefined || isSure || !isBroken(carried.error)) return carried
      return carry(openLine(options), { ...mail, signal })
    },
  }
}

function openLine(options: SMTPPoolOptions) {
  const watch = handingOver()
  const transport = createTransport({
    ...options,
    pool: true,
    maxConnections: 1,
    // A mail that the server may have taken goes nowhere by itself.
    maxRequeues: 0,
    idleTimeout: REST_MS,
    logger: watch.logger,
  })
  return {
    send: (mail: SendMailOptions) => {
      watch.begin()
      return transport.sendMail(mail)
    },
    wasHandedOver: watch.isOver,
    close: () => transport.close(),
  }
}

/** Whether the server has had all of a mail: the library tells nobody but its log when it has written the last of it. */
function handingOver() {
  let isOver = false
  const info = (entry: unknown) => {
    if (typeof entry === 'object' && entry !== null && 'tnx' in entry && entry.tnx === 'message') isOver = true
  }
  return {
    logger: { info },
    begin: () => {
      isOver = false
    },
    isOver: () => isOver,
  }
}

function isBroken(thrown: unknown): boolean {
  const { code, responseCode = 0 } = thrown as { code?: string; responseCode?: number } // what the library throws is an Error
  return code !== 'EAUTH' && (responseCode === 0 || responseCode === 421)
}
