import { chromium, type Locator, type Page } from 'playwright'
import { ensureChromium } from '../browser/chromium.ts'
import { type Bench, type Measure, percentile } from './lib/measure.ts'
import { startProduct, temporaryData } from './lib/product.ts'

const most = 100
const warmUp = 8
const measured = 60
/** Each is checked and unchecked in turn. */
const boxesUsed = 4

/** Measures from the click on a filter to the frame that shows the results, in a local browser. */
export const bench: Bench = {
  usage: '[postgres://…]  a filter of a list: click to painted result, in a browser',
  async run(args, report) {
    const url = args.find((arg) => /^postgres(ql)?:/.test(arg)) ?? process.env.DATABASE_URL ?? ''
    const data = temporaryData()
    const product = await startProduct({
      DATA_DIR: process.env.DATA_DIR ?? data.folder,
      DATABASE_URL: url,
    })
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    })
    try {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
      for (const [name, path] of await listsOf(product.address)) {
        // Wait for the page's code: clicks before that are delayed.
        await page.goto(product.address + path, { waitUntil: 'networkidle' })
        await clickFilters(page, name, report)
      }
    } finally {
      await browser.close()
      await product.stop()
      data.remove()
    }
  },
}

async function listsOf(address: string): Promise<[name: string, path: string][]> {
  const response = await fetch(`${address}/api/places/autocomplete?key=bengaluru`)
  const [place]: { slug: string }[] = await response.json()
  if (!place) throw new Error('Bengaluru is not in the database. Run pnpm import:places first.')
  return [
    ['schools near a town', `/schools?place=${place.slug}&radius=25`],
    ['schools of India', '/schools'],
    ['tuitions', '/beyond-school/tuitions'],
  ]
}

async function clickFilters(page: Page, name: string, report: (measure: Measure) => void) {
  const boxes = await filterBoxes(page)
  const times: number[] = []
  for (let click = 0; click < warmUp + measured; click++) {
    const box = boxes[Math.floor(click / 2) % boxes.length]
    if (!box) throw new Error(`The page of ${name} has no filter to check.`)
    const time = await timeOf(page, box)
    if (click >= warmUp) times.push(time)
  }
  const title = `filter of ${name}, click to paint`
  report({ name: `${title}: p50`, value: percentile(times, 0.5), unit: 'ms' })
  report({ name: `${title}: p95`, value: percentile(times, 0.95), unit: 'ms', atMost: most })
}

/** The first checkboxes that change the list, by label: their order may change. */
async function filterBoxes(page: Page): Promise<Locator[]> {
  const groups = page.locator('#filters').getByRole('group')
  const boxes = groups.getByRole('checkbox').filter({ visible: true })
  const found: Locator[] = []
  const all = await resultCountOf(page)
  for (let nth = 0; nth < (await boxes.count()) && found.length < boxesUsed; nth++) {
    const id = await boxes.nth(nth).evaluate((box: HTMLInputElement) => `${box.name}=${box.value}`)
    const [group = '', value = ''] = id.split('=')
    const box = page.locator(`#filters input[name="${group}"][value="${value}"]`)
    await box.click()
    await page.waitForLoadState('networkidle')
    if ((await resultCountOf(page)) !== all) found.push(box)
    await box.click()
    await page.waitForLoadState('networkidle')
  }
  return found
}

const resultCountOf = (page: Page) => page.locator('#result-count').textContent()

/** Milliseconds from the click to the frame that shows a new count and its rows. */
async function timeOf(page: Page, box: Locator): Promise<number> {
  const painted = await page.evaluateHandle(() => {
    const resultCount = document.getElementById('result-count')
    if (!resultCount) throw new Error('The page has no result count.')
    const before = resultCount.textContent
    let clicked = 0
    document.addEventListener('click', (event) => (clicked = event.timeStamp), {
      capture: true,
      once: true,
    })
    const time = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        // The line has no number while the list loads.
        if (!resultCount.querySelector('b') || resultCount.textContent === before) return
        observer.disconnect()
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)))
      })
      observer.observe(resultCount, { childList: true, subtree: true, characterData: true })
    })
    return { time }
  })
  await box.click()
  return painted.evaluate(({ time }) => time)
}
