import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { atRate } from './lib/open-loop.ts'
import { type RunningProduct, startProduct, temporaryData } from './lib/product.ts'
import { oneOf, seededRandom } from './lib/random.ts'

const accounts = 100_000
const perSecond = 5
const warmUp = 30
const measured = 300
const checks = 1_500
const password = 'neem tree 7'
const seed = 20_261_120

type Report = (measure: Measure) => void

export const bench: Bench = {
  usage: '[postgres://SERVER]  password sign-in among 100,000 accounts; check of a token',
  async run(args, report) {
    const database = await freshDatabase(args)
    const data = temporaryData()
    try {
      const product = await startProduct({
        DATABASE_URL: database.url,
        DATA_DIR: data.folder,
        DEMO_DATA: 'false',
        SIGN_IN_RATE_LIMIT: '0',
        TRUST_PROXY: 'true',
      })
      try {
        const api = `${product.address}/api/users`
        const token = await fill(api, database.url)
        await measureSignIn(product, report)
        await measureCheck(api, token, report)
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
      data.remove()
    }
  },
}

const emailOf = (i: number) => `person${i}@example.in`

/**
 * Registers a user, copies the password to many accounts with two sessions each, and returns the
 * token.
 */
async function fill(api: string, url: string): Promise<string> {
  const answer = await post(`${api}/signup`, {
    firstname: 'Meera',
    lastname: 'Iyer',
    email: 'meera@example.in',
    user_type: 'edbazaar',
    password,
  })
  const registered: { token: string } = await answer.json()
  await askDatabase(
    url,
    `insert into app_user (firstname, lastname, email, password_hash)
     select 'Meera', 'Iyer', 'person' || i || '@example.in', password_hash
     from app_user, generate_series(0, ${accounts - 1}) i`,
  )
  await askDatabase(
    url,
    `insert into user_session (token_hash, user_id, device, ip_prefix_hash, expires_at)
     select sha256(convert_to(u.id || '/' || n, 'UTF8')), u.id, 'Chrome on Android', u.id || '/' || n,
       now() + interval '30 days'
     from app_user u, generate_series(1, 2) n`,
  )
  await askDatabase(url, 'vacuum analyze app_user, user_session')
  return registered.token
}

/** Each from a new address, which takes the slower path. */
async function measureSignIn(product: RunningProduct, report: Report): Promise<void> {
  const random = seededRandom(seed)
  const signIn = async () => {
    const from = [10, ...[0, 0, 0].map(() => Math.floor(random() * 256))].join('.')
    const email = emailOf(Math.floor(random() * accounts))
    const answer = await post(
      `${product.address}/api/users/login-with-pass`,
      { email, password },
      from,
    )
    await answer.arrayBuffer()
    return answer.status === 200
  }
  await atRate(Array(warmUp).fill(signIn), perSecond)
  const before = product.cpuMilliseconds()
  const { latencies, failures } = await atRate(Array(measured).fill(signIn), perSecond)
  const name = `sign-in at ${perSecond} a second`
  report({ name: `${name}: p50`, value: percentile(latencies, 0.5), unit: 'ms' })
  report({ name: `${name}: p95`, value: percentile(latencies, 0.95), unit: 'ms', atMost: 60 })
  const cpu = (product.cpuMilliseconds() - before) / measured
  report({ name: `${name}: server CPU`, value: cpu, unit: 'ms' })
  report({ name: `${name}: failures`, value: failures, unit: 'requests', atMost: 0 })
}

/** Sends a request with and without a token that fails validation after the token check. */
async function measureCheck(api: string, token: string, report: Report): Promise<void> {
  const random = seededRandom(seed)
  const times = { with: [] as number[], without: [] as number[] }
  for (let i = 0; i < 2 * checks; i++) {
    const kind = oneOf(['with', 'without'] as const, random)
    const headers = kind === 'with' ? { authorization: `Bearer ${token}` } : {}
    const begun = performance.now()
    const answer = await post(`${api}/exited-users`, {}, undefined, headers)
    await answer.arrayBuffer()
    if (answer.status !== 400)
      throw new Error(`The form without fields got the status ${answer.status}.`)
    if (i >= checks / 5) times[kind].push(performance.now() - begun)
  }
  const added = (share: number) => percentile(times.with, share) - percentile(times.without, share)
  report({ name: 'check of a token adds: p50', value: added(0.5), unit: 'ms', atMost: 1 })
  report({ name: 'check of a token adds: p95', value: added(0.95), unit: 'ms' })
}

function post(url: string, body: object, from = '10.0.0.1', headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers },
    body: JSON.stringify(body),
  })
}
