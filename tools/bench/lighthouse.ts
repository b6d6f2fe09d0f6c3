import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ensureChromium } from '../browser/chromium.ts'
import type { Bench } from './lib/measure.ts'
import { startProduct, temporaryData } from './lib/product.ts'

const flags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking'

interface Report {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; title: string }>
}

const budgets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

/** Lighthouse's mobile preset on the most visited kinds of pages, the median of three runs each. */
export const bench: Bench = {
  usage: '[postgres://…]  Lighthouse, mobile: performance, accessibility, best practices, SEO, CLS',
  async run(args, report) {
    const url = args.find((arg) => /^postgres(ql)?:/.test(arg)) ?? process.env.DATABASE_URL ?? ''
    const data = temporaryData()
    const product = await startProduct({
      DATA_DIR: process.env.DATA_DIR ?? data.folder,
      DATABASE_URL: url,
    })
    try {
      for (const [name, path] of await pagesOf(product.address)) {
        const { categories, audits } = await medianOf(product.address + path)
        for (const [category, atLeast] of Object.entries(budgets)) {
          const value = (categories[category]?.score ?? Number.NaN) * 100
          report({ name: `${name}: ${category}`, value, unit: 'points', atLeast })
        }
        const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
        report({ name: `${name}: layout shift`, value: shift, unit: '', atMost: 0 })
      }
    } finally {
      await product.stop()
      data.remove()
    }
  },
}

async function pagesOf(address: string): Promise<[name: string, path: string][]> {
  const school = await firstOf<{ slug: string }>(`${address}/api/schools/all?counts=false`)
  const blog = await firstOf<{ url: string }>(`${address}/api/blogs`)
  return [
    ['home page', '/'],
    ['list of schools', '/schools'],
    ['school page', `/schools/${school.slug}`],
    ['list of tuitions', '/beyond-school/tuitions'],
    ['blog page', `/blog-details/${blog.url}`],
  ]
}

async function firstOf<Entry>(url: string): Promise<Entry> {
  const list: { data: Entry[] } = await (await fetch(url)).json()
  const [first] = list.data
  if (first === undefined) throw new Error(`No page found: ${url}`)
  return first
}

/** Simulated throttling varies between runs, so the median counts. */
const runs = 3

async function medianOf(url: string): Promise<Report> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await audit(url))
  const speed = ({ categories }: Report) => categories.performance?.score ?? 0
  const [, median] = reports.sort((a, b) => speed(a) - speed(b))
  if (!median) throw new Error('Lighthouse did not respond.')
  return median
}

/** Runs Lighthouse as a separate process. */
async function audit(url: string): Promise<Report> {
  const folder = dirname(createRequire(import.meta.url).resolve('lighthouse/package.json'))
  const args = [url, '--quiet', '--output=json', '--output-path=stdout', `--chrome-flags=${flags}`]
  const child = spawn(process.execPath, [join(folder, 'cli/index.js'), ...args], {
    env: { ...process.env, CHROME_PATH: ensureChromium() },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const chunks: Buffer[] = []
  for await (const chunk of child.stdout) chunks.push(chunk)
  return JSON.parse(Buffer.concat(chunks).toString())
}
