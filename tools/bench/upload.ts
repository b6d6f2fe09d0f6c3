import { photograph } from '../../apps/api/test/photograph.ts'
import { askDatabase, freshDatabase } from './lib/fresh-database.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { openLoop } from './lib/open-loop.ts'
import { type RunningProduct, startProduct, temporaryData } from './lib/product.ts'
import { type Send, uploader } from './lib/uploader.ts'

const uploads = 40
const perSecond = 20
const megabyte = 1_000_000

type Report = (measure: Measure) => void

export const bench: Bench = {
  usage: '[postgres://SERVER]  a 5 MB image of 12 megapixels, and its effect on other requests',
  async run(args, report) {
    const database = await freshDatabase(args)
    const data = temporaryData()
    try {
      const product = await startProduct({
        DATABASE_URL: database.url,
        DATA_DIR: data.folder,
        DEMO_DATA: 'false',
      })
      try {
        const send = await uploader(product)
        const forget = () => askDatabase(database.url, 'truncate rate_limit_counter').then(() => {})
        await measureImages(product, send, report)
        await forget()
        await measureOthers(product, send, report)
      } finally {
        await product.stop()
      }
    } finally {
      await database.drop()
      data.remove()
    }
  },
}

async function telephoneImage(): Promise<Blob> {
  return new Blob([new Uint8Array(await photograph({ width: 4000, height: 3000 }))])
}

async function measureImages(product: RunningProduct, send: Send, report: Report) {
  const image = await telephoneImage()
  report({ name: 'the image', value: image.size / megabyte, unit: 'MB', atLeast: 4.5 })
  await send(image)
  const before = product.cpuMilliseconds()
  const times: number[] = []
  for (let i = 0; i < uploads; i++) times.push(await send(image))
  report({ name: 'ready in every size: p50', value: percentile(times, 0.5), unit: 'ms' })
  report({
    name: 'ready in every size: p95',
    value: percentile(times, 0.95),
    unit: 'ms',
    atMost: 1_500,
  })
  const cpu = (product.cpuMilliseconds() - before) / uploads
  report({ name: 'server CPU for each', value: cpu, unit: 'ms' })
}

/** Response times of other requests, without uploads and during two continuous uploads. */
async function measureOthers({ address }: RunningProduct, send: Send, report: Report) {
  const paths = ['/api/schools/filters', '/api/schools/all', '/api/stores/products?page=1']
  const urls = Array.from(
    { length: perSecond * 20 },
    (_, i) => `${address}${paths[i % paths.length]}`,
  )
  const quiet = await openLoop(urls, perSecond)
  const name = `others at ${perSecond} a second`
  report({
    name: `${name}, nobody sends: p95`,
    value: percentile(quiet.latencies, 0.95),
    unit: 'ms',
  })
  const image = await telephoneImage()
  let isOver = false
  const times: number[] = []
  const sender = async () => {
    while (!isOver) times.push(await send(image))
  }
  const senders = [sender(), sender()]
  const { latencies, failures } = await openLoop(urls, perSecond)
  isOver = true
  await Promise.all(senders)
  report({
    name: `${name}, two send: p95`,
    value: percentile(latencies, 0.95),
    unit: 'ms',
    atMost: 100,
  })
  report({ name: `${name}: failures`, value: failures, unit: 'requests', atMost: 0 })
  report({ name: 'two at a time, ready: p95', value: percentile(times, 0.95), unit: 'ms' })
}
