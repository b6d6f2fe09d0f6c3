import { chromium, type Page } from 'playwright'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { addBatch, addRow, dayFromNow } from '../../../apps/api/test/bookings.ts'
import { ensureChromium } from '../../browser/chromium.ts'
import { type Measure, percentile } from '../lib/measure.ts'
import { startProductServer } from '../lib/product-server.ts'

const sessions = 60
const batches = 12
const weeks = 12
const warmUp = 4
const rounds = 3
const widths = [390, 1280] as const

/** Weeks of 60 sessions in a browser: from the answer of the API to the frame that shows them. */
export async function measureWeek(
  database: Database,
  url: string,
  report: (measure: Measure) => void,
): Promise<void> {
  const owner = await addWeeks(database)
  const server = await startProductServer(url)
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  })
  try {
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } })
      await signIn(page, owner)
      await page.goto(`${server.address}/dashboard/batches`, { waitUntil: 'networkidle' })
      const times: number[] = []
      for (let round = 0; round < rounds; round += 1)
        for (let week = 1; week < weeks; week += 1)
          times.push(await timeOf(page, round % 2 === 0 ? 'Next week' : 'Previous week'))
      const measured = times.slice(warmUp)
      const name = `week of ${sessions} sessions, ${width} px`
      report({ name: `${name}: p50`, value: percentile(measured, 0.5), unit: 'ms' })
      report({ name: `${name}: p95`, value: percentile(measured, 0.95), unit: 'ms', atMost: 100 })
      await page.close()
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Twelve batches of an owner, with sixty sessions in each of the next weeks. */
async function addWeeks(database: Database) {
  const values = { starts_on: dayFromNow(-90), ends_on: dayFromNow(-1) }
  const { owner, productId, batchId } = await addBatch(database, values)
  if (!owner) throw new Error('The batch has an owner')
  const ids = [batchId]
  while (ids.length < batches)
    ids.push(
      await addRow(database, 'batch', {
        product_id: productId,
        name: `Batch ${ids.length}`,
        days: '{Mon}',
        start_time: '17:00',
        end_time: '18:00',
        seats: 10,
        ...values,
      }),
    )
  await database.pool.query(
    `insert into batch_session (batch_id, n, starts_at, ends_at)
     select ($1::integer[])[1 + n % $2::integer], 1000 + week * 100 + n, at, at + interval '1 hour'
     from generate_series(0, $3::integer - 1) week, generate_series(0, $4::integer - 1) n,
     lateral (select (date_trunc('week', now() at time zone 'Asia/Kolkata') + week * interval '7 days'
       + (n % 7) * interval '1 day' + interval '9 hours' + (n * 35 % 600) * interval '1 minute')
       at time zone 'Asia/Kolkata' as at) session`,
    [ids, batches, weeks, sessions],
  )
  return owner
}

/** Stores the session as the app does after a sign-in. */
async function signIn(page: Page, { id, token }: { id: number; token: string }): Promise<void> {
  const user = {
    id,
    firstname: 'Meera',
    lastname: 'Iyer',
    email: 'meera@example.in',
    phone: null,
    user_type: 'edbazaar',
    permissions: [1, 2, 3, 4, 5, 6],
    is_admin: false,
    user_has_institute: true,
    is_walkthrough_skipped: true,
    profile_image: null,
    cover_image: null,
  }
  await page.addInitScript(
    ([storedToken = '', storedUser = '']) => {
      localStorage.setItem('token', storedToken)
      localStorage.setItem('user', storedUser)
    },
    [token, JSON.stringify(user)],
  )
}

/** Milliseconds from the end of the last answer to the frame that shows another week. */
async function timeOf(page: Page, link: string): Promise<number> {
  const painted = await page.evaluateHandle((expected) => {
    const firstDay = () => document.querySelector<HTMLElement>('a[data-day]')?.dataset.day
    const before = firstDay()
    performance.clearResourceTimings()
    const time = new Promise<number>((done) => {
      const observer = new MutationObserver(() => {
        if (firstDay() === before) return
        if (document.querySelectorAll('a[data-day]').length < expected) return
        observer.disconnect()
        requestAnimationFrame(() =>
          setTimeout(() => {
            const answers = performance
              .getEntriesByType('resource')
              .filter((entry) => entry instanceof PerformanceResourceTiming)
              .filter(({ name }) => name.includes('/api/stores/sessions'))
            done(performance.now() - Math.max(...answers.map(({ responseEnd }) => responseEnd)))
          }),
        )
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
    return { time }
  }, sessions)
  await page.getByRole('link', { name: link }).click()
  return painted.evaluate(({ time }) => time)
}
