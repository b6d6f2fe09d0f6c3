import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * A mock of Google's token service: serves its public keys at /certs and signs claims posted to
 * /tokens. Playwright starts it with the port as the only argument.
 */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'e2e', alg: 'RS256', use: 'sig' }

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object): string {
  const seconds = Math.floor(Date.now() / 1000)
  const times = { iat: seconds, exp: seconds + 3_600 }
  const unsigned = `${encodePart({ alg: 'RS256', kid: 'e2e', typ: 'JWT' })}.${encodePart({ ...times, ...claims })}`
  return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`
}

const server = createServer(async (request, response) => {
  const isTokenRequest = request.method === 'POST' && request.url === '/tokens'
  const body = isTokenRequest ? { token: sign(JSON.parse(await text(request))) } : { keys: [key] }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
})
server.listen(Number(process.argv[2]), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit()))
