import { Agent, get } from 'node:http'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { type RunningProduct, startBareServer, startProduct, temporaryData } from './lib/product.ts'

const warmUp = 300
const oneAtATime = 600
const underLoad = 6_000
/** Pages from memory are so quick that fewer would measure how fast the code is compiled. */
const fromMemory = 30_000
const connections = 8

/** Requests the school page like a browser, and measures how fast a stopped server is back. */
export const bench: Bench = {
  usage: '[postgres://…]  school page: p95 alone, CPU under load; restart',
  async run(args, report) {
    const url = args.find((arg) => /^postgres(ql)?:/.test(arg)) ?? process.env.DATABASE_URL ?? ''
    const data = temporaryData()
    const env = { DATA_DIR: process.env.DATA_DIR ?? data.folder, DATABASE_URL: url }
    try {
      const first = await startProduct(env)
      const paths = await schoolPaths(first.address)
      await ask(first, paths, warmUp, connections)
      const times = await ask(first, paths, oneAtATime, 1)
      report({ name: 'school page, one at a time, p50', value: percentile(times, 0.5), unit: 'ms' })
      const p95 = percentile(times, 0.95)
      report({ name: 'school page, one at a time, p95', value: p95, unit: 'ms', atMost: 10 })
      await ask(first, paths, fromMemory, connections)
      const cost = await load(first, paths, 'school page under load', report, fromMemory)
      const bare = await startBareServer(paths.map((path) => first.address + path))
      await ask(bare, paths, fromMemory, connections)
      const bareCost = await load(
        bare,
        paths,
        'the same bytes from a bare server',
        report,
        fromMemory,
      )
      await bare.stop()
      report({
        name: 'throughput of the product over a bare server, by CPU time',
        value: bareCost / cost,
        unit: '',
        atLeast: 0.5,
      })
      // New URLs, so that no page was rendered before.
      const unseen = Array.from(
        { length: underLoad },
        (_, n) => `${paths[n % paths.length]}?n=${n}`,
      )
      await load(first, unseen, 'school page never seen, under load', report, underLoad, 1)
      await first.stop()
      const seconds = await restart(env)
      report({ name: 'restart to first answer', value: seconds, unit: 's', atMost: 3 })
    } finally {
      data.remove()
    }
  },
}

/** Sends requests over several connections; returns the server's CPU time per page in milliseconds. */
async function load(
  product: RunningProduct,
  paths: readonly string[],
  name: string,
  report: (measure: Measure) => void,
  count: number,
  atMost?: number,
): Promise<number> {
  const before = product.cpuMilliseconds()
  const times = await ask(product, paths, count, connections)
  const value = (product.cpuMilliseconds() - before) / count
  report({ name: `${name}, p95`, value: percentile(times, 0.95), unit: 'ms' })
  const budget = atMost === undefined ? {} : { atMost }
  report({ name: `${name}, server CPU`, value, unit: 'ms', ...budget })
  return value
}

/** From the start of the process to the first response. */
async function restart(env: Record<string, string>): Promise<number> {
  const begun = performance.now()
  const product = await startProduct(env)
  await fetch(`${product.address}/schools`).then((page) => page.text())
  const seconds = (performance.now() - begun) / 1000
  await product.stop()
  return seconds
}

/** Pages of a hundred schools, so that requests rarely repeat. */
async function schoolPaths(address: string): Promise<string[]> {
  const response = await fetch(`${address}/api/schools/all?per_page=100&counts=false`)
  const list: { data: { slug: string }[] } = await response.json()
  if (list.data.length === 0) throw new Error('The database has no schools.')
  return list.data.map(({ slug }) => `/schools/${slug}`)
}

/** Requests `count` pages over several connections; returns the milliseconds of each. */
async function ask(
  { address }: RunningProduct,
  paths: readonly string[],
  count: number,
  connections: number,
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let requestCount = 0
  async function askInTurn() {
    for (let turn = requestCount++; turn < count; turn = requestCount++) {
      times.push(await timeOf(`${address}${paths[turn % paths.length]}`, agent))
    }
  }
  await Promise.all(Array.from({ length: connections }, askInTurn))
  agent.destroy()
  return times
}

function timeOf(url: string, agent: Agent): Promise<number> {
  return new Promise((done, fail) => {
    const begun = performance.now()
    get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`))
      response.resume()
      response.once('end', () => done(performance.now() - begun))
    }).once('error', fail)
  })
}
