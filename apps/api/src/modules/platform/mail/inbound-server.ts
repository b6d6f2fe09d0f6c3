import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'
import { AppError, TooManyRequests } from '../../../app-error.ts'

export interface InboundHandler {
  accepts(address: string): Promise<boolean>
  /** Throws an `AppError` with a sentence for the author to refuse the email. */
  receive(mail: {
    readonly envelopeFrom: string
    readonly recipients: readonly string[]
    readonly source: Buffer
  }): Promise<void>
}

export interface InboundServerDeps {
  readonly host: string
  readonly port: number
  readonly handler: InboundHandler
  /** Called with unexpected errors. */
  onError(error: unknown): void
}

export type InboundServer = ReturnType<typeof createInboundServer>

/** Bytes of an email with its attachments. */
const largestMail = 5 * 1024 * 1024
const mostRecipients = 3
const mostClients = 20
const socketTimeout = 60_000

/** Receives emails over SMTP, from a mail server that forwards them. */
export function createInboundServer({ host, port, handler, onError }: InboundServerDeps) {
  const server = new SMTPServer({
    name: 'edbazaar',
    banner: 'EdBazaar',
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largestMail,
    maxClients: mostClients,
    socketTimeout,
    closeTimeout: 1_000,
    logger: false,
    onRcptTo({ address }, session, done) {
      if (session.envelope.rcptTo.length >= mostRecipients)
        return done(refusal(452, 'Too many recipients'))
      handler.accepts(address).then(
        (isAccepted) => done(isAccepted ? null : refusal(550, 'Address not found')),
        (error: unknown) => done(toRefusal(error, onError)),
      )
    },
    onData(stream, { envelope }, done) {
      const envelopeFrom = envelope.mailFrom ? envelope.mailFrom.address : ''
      const recipients = envelope.rcptTo.map(({ address }) => address)
      readAll(stream)
        .then((source) => handler.receive({ envelopeFrom, recipients, source }))
        .then(
          () => done(null, 'Received'),
          (error: unknown) => done(toRefusal(error, onError)),
        )
    },
  })
  server.on('error', onError)

  return {
    /** Listens; returns the port. */
    start: () =>
      new Promise<number>((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, host, () => resolve((server.server.address() as AddressInfo).port))
      }),

    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

const refusal = (responseCode: number, message: string) =>
  // SMTP replies are ASCII.
  Object.assign(new Error(message.replace(/’/g, "'").replace(/[^ -~]/g, '?')), { responseCode })

function toRefusal(error: unknown, onError: InboundServerDeps['onError']): Error {
  if (error instanceof TooManyRequests) return refusal(451, error.message)
  if (error instanceof AppError) return refusal(550, error.message)
  if (error instanceof TooLarge) return refusal(552, 'The email is larger than 5 MB')
  onError(error)
  return refusal(451, 'The email cannot be received now')
}

class TooLarge extends Error {}

/** Reads to the end, so that the client gets an answer, but keeps nothing that is too large. */
async function readAll(stream: SMTPServerDataStream & Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of stream) {
    size += chunk.length
    if (size <= largestMail) chunks.push(chunk)
    else chunks.length = 0
  }
  if (size > largestMail) throw new TooLarge()
  return Buffer.concat(chunks)
}
