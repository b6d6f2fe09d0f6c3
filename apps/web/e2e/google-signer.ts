import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/**
 * Stands in for Google: shows its keys at /certs, and signs what is posted to /tokens. Started
 * beside the product with its port as the only argument.
 */
const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const key = { ...publicKey.export({ format: 'jwk' }), kid: 'e2e', alg: 'RS256', use: 'sig' }

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

function sign(claims: object): string {
  const seconds = Math.floor(Date.now() / 1000)
  const times = { iat: seconds, exp: seconds + 3_600 }
  const signed = `${part({ alg: 'RS256', kid: 'e2e', typ: 'JWT' })}.${part({ ...times, ...claims })}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}

const server = createServer(async (request, answer) => {
  const isAsked = request.method === 'POST' && request.url === '/tokens'
  const said = isAsked ? { token: sign(JSON.parse(await text(request))) } : { keys: [key] }
  answer.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(said))
})
server.listen(Number(process.argv[2]), '127.0.0.1')
process.on('SIGTERM', () => server.close(() => process.exit()))
