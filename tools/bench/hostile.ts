import { readFile } from 'node:fs/promises'
import { demoAccountsFile } from '../../apps/api/seed/demo-accounts-file.ts'
import { registerUser, signInDemo } from './hostile/accounts.ts'
import { generatedRequests } from './hostile/generated-requests.ts'
import { longStringRequests } from './hostile/long-strings.ts'
import { walkPermissions } from './hostile/permission-walk.ts'
import { type Counts, createSend, inParallel, newCounts, type Send } from './hostile/send.ts'
import { openSlowBodies } from './hostile/slow-bodies.ts'
import { hostileFiles, uploadTasks } from './hostile/uploads.ts'
import { askDatabase, freshDatabase, isUrl } from './lib/fresh-database.ts'
import type { Bench, Measure } from './lib/measure.ts'
import { type ProbedProduct, startProbedProduct, temporaryData } from './lib/product.ts'
import { seededRandom } from './lib/random.ts'

const requestsPerExample = 40
const slowConnections = 300
const edits = 1_500
const exportsAtOnce = 4

/** What the phases share. */
interface Attack {
  readonly product: ProbedProduct
  readonly databaseUrl: string
  readonly send: Send
  readonly counts: Counts
  readonly random: () => number
  readonly report: (measure: Measure) => void
}

export const bench: Bench = {
  usage:
    '[SEED] [postgres://SERVER]  hostile requests, files and connections; how the server holds',
  async run(args, report) {
    const given = args.find((arg) => !isUrl(arg))
    const seed = given === undefined ? Math.floor(Math.random() * 2 ** 31) : Number(given)
    if (!Number.isInteger(seed)) throw new Error('The seed must be a whole number')
    console.log(`seed ${seed}`)
    const database = await freshDatabase(args)
    const data = temporaryData()
    try {
      const product = await startProbedProduct({
        DATABASE_URL: database.url,
        DATA_DIR: data.folder,
        DEMO_DATA: 'true',
        FORM_RATE_LIMIT: '0',
        SIGN_IN_RATE_LIMIT: '0',
        WIDGET_RATE_LIMIT: '0',
        PARTNER_RATE_LIMIT: '0',
        LOG_LEVEL: 'error',
      })
      const counts = newCounts()
      const { address } = product
      const send = createSend(address, counts)
      const random = seededRandom(seed)
      const accounts = await readFile(demoAccountsFile(data.folder), 'utf8')
      await attack(
        { product, databaseUrl: database.url, send, counts, random, report },
        accounts,
      ).finally(() => product.stop())
    } finally {
      await database.drop()
      data.remove()
    }
  },
}

async function attack(context: Attack, accounts: string): Promise<void> {
  const { product, counts, report } = context
  const { address } = product
  const tokens = await Promise.all([1, 2, 3, 4].map(() => registerUser(address)))
  const admin = await signInDemo(address, accounts, 'admin')
  const provider = await signInDemo(address, accounts, 'provider')
  await product.eventLoop()

  await phase(context, 'long strings', () => sendLongStrings(context, admin), 50)
  await phase(context, 'generated requests', () =>
    sendGenerated(context, [...tokens, provider, admin, '']),
  )
  await phase(context, 'hostile files', () => sendFiles(context, tokens))
  await phase(context, 'slow bodies', () => holdSlowBodies(context))
  await phase(context, 'mass edits', () => editMasses(context, tokens[0] ?? ''))
  await phase(context, 'exports of my data', () => exportAll(context, tokens))
  await phase(context, 'permission walk', () => walk(context, tokens[1] ?? '', admin))

  for (const error of counts.serverErrors.slice(0, 20)) console.log(`  ${error}`)
  const { requests, resets, busy, serverErrors } = counts
  report({ name: 'requests', value: requests, unit: 'requests' })
  report({
    name: 'answered with a server error',
    value: serverErrors.length,
    unit: 'requests',
    atMost: 0,
  })
  report({ name: 'connections reset', value: resets, unit: 'requests', atMost: 0 })
  report({ name: 'refused as too much at once', value: busy, unit: 'requests' })
  report({
    name: 'memory of the server: peak',
    value: product.peakMegabytes(),
    unit: 'MB',
    atMost: 600,
  })
}

/** Runs a part of the attack; reports the event loop, and how long until the server is quick again. */
async function phase(
  { product, report }: Attack,
  name: string,
  run: () => Promise<void>,
  mostDelay?: number,
): Promise<void> {
  await run()
  const end = performance.now()
  await recovered(product.address)
  report({
    name: `${name}: time to recover`,
    value: performance.now() - end,
    unit: 'ms',
    atMost: 5_000,
  })
  const { worst, worstWaiting } = await product.eventLoop()
  report({
    name: `${name}: worst event-loop delay`,
    value: worst,
    unit: 'ms',
    ...(mostDelay !== undefined && { atMost: mostDelay }),
  })
  report({ name: `${name}: with waiting for a core`, value: worstWaiting, unit: 'ms' })
}

/** Resolves when ten requests in a row were each answered within 100 ms. */
async function recovered(address: string): Promise<void> {
  for (let quick = 0; quick < 10; ) {
    const begin = performance.now()
    const { ok } = await fetch(`${address}/api/schools/all?per_page=10`)
    quick = ok && performance.now() - begin < 100 ? quick + 1 : 0
  }
}

async function sendLongStrings({ send }: Attack, token: string): Promise<void> {
  const requests = await longStringRequests()
  const tasks = requests.map(
    ({ operation, request }) =>
      () =>
        send(operation, request, token),
  )
  await inParallel(tasks, 4)
}

async function sendGenerated({ send, random }: Attack, tokens: readonly string[]): Promise<void> {
  const requests = generatedRequests(requestsPerExample, random)
  const tasks = requests.map(({ operation, request }, i) => () => {
    const token = tokens[i % tokens.length]
    return send(operation, request, token || undefined)
  })
  await inParallel(tasks, 16)
}

async function sendFiles({ send }: Attack, tokens: readonly string[]): Promise<void> {
  await inParallel(uploadTasks(send, await hostileFiles(), tokens), 8)
}

async function holdSlowBodies({ product, report }: Attack): Promise<void> {
  const slow = await openSlowBodies(product.address, slowConnections)
  try {
    await recovered(product.address)
    await slow.closed(45_000)
    report({
      name: 'slow bodies: open after 45 s',
      value: slow.stillOpen(),
      unit: 'connections',
      atMost: 0,
    })
  } finally {
    slow.end()
  }
}

/** One user changes a field as fast as the server allows. */
async function editMasses({ send, databaseUrl, report }: Attack, token: string): Promise<void> {
  const operation = { id: 'updateMyProfile', path: '/users/my-profile', method: 'put' }
  const before = await auditBytes(databaseUrl)
  let refused = 0
  const tasks = Array.from({ length: edits }, (_, i) => async () => {
    const value = Array.from({ length: 12 }, (_, k) => ({
      name: `${i} ${k}`.padEnd(60, 'x'),
      born_on: null,
    }))
    const status = await send(operation, { body: { field: 'children', value } }, token)
    if (status === 429) refused++
  })
  await inParallel(tasks, 8)
  const megabytes = ((await auditBytes(databaseUrl)) - before) / 1e6
  report({
    name: 'mass edits: refused above the limit',
    value: refused,
    unit: 'edits',
    atLeast: edits - 1_100,
  })
  report({ name: 'mass edits: growth of the audit log', value: megabytes, unit: 'MB', atMost: 5 })
}

async function auditBytes(url: string): Promise<number> {
  const [row] = await askDatabase<{ bytes: string }>(
    url,
    `select pg_total_relation_size('audit_entry') as bytes`,
  )
  return Number(row?.bytes)
}

/** Four exports at once of one account, then of four. */
async function exportAll({ send }: Attack, tokens: readonly string[]): Promise<void> {
  const operation = { id: 'downloadMyData', path: '/users/my-data', method: 'get' }
  const exportOf = (token = '') => send(operation, {}, token)
  await Promise.all(Array.from({ length: exportsAtOnce }, () => exportOf(tokens[0])))
  await Promise.all(tokens.slice(0, exportsAtOnce).map(exportOf))
}

async function walk({ send, report }: Attack, user: string, admin: string): Promise<void> {
  const wrong = await walkPermissions(send, [
    { name: 'a visitor', isSignedIn: false, isAdmin: false },
    { name: 'a forged token', token: 'x'.repeat(43), isSignedIn: false, isAdmin: false },
    { name: 'a user', token: user, isSignedIn: true, isAdmin: false },
    { name: 'an admin', token: admin, isSignedIn: true, isAdmin: true },
  ])
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`)
  report({ name: 'permission walk: not refused', value: wrong.length, unit: 'calls', atMost: 0 })
}
