import { type AddressInfo, createServer, type Socket } from 'node:net'

/** Starts a mail server without TLS that keeps the commands and texts it receives. */
export async function startPlainSmtpServer() {
  const received: string[] = []
  const server = createServer((socket) => serve(socket, received))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

const answers: Readonly<Record<string, string>> = {
  EHLO: '250 mail.test',
  MAIL: '250 OK',
  RCPT: '250 OK',
  DATA: '354 Go on',
  '.': '250 OK',
  QUIT: '221 Bye',
}

function serve(socket: Socket, received: string[]): void {
  socket.write('220 mail.test\r\n')
  let isText = false
  socket.on('error', () => {})
  socket.on('data', (bytes) => {
    for (const line of bytes.toString().split('\r\n').filter(Boolean)) {
      received.push(line)
      if (isText && line !== '.') continue
      const command = line.split(' ')[0] ?? ''
      isText = command === 'DATA'
      socket.write(`${answers[command] ?? '502 Unknown command'}\r\n`)
    }
  })
}
