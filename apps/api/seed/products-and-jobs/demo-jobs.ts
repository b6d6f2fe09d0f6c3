import type { jobs } from '../../src/db/schema/index.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { type DemoPost, demoPosts } from './job-posts.ts'

type JobInsert = typeof jobs.$inferInsert

/** The facts of a school that the jobs need. */
export interface Employer {
  readonly id: number
  readonly name: string
  readonly location: string | null
  readonly city: string | null
  readonly district: string | null
  readonly state: string | null
  readonly lat: number | null
  readonly lng: number | null
}

const howMany = 40

/** Forty jobs at seed schools in real towns, most of them open at `now`. */
export function demoJobs(employers: readonly Employer[], now = Date.now()): JobInsert[] {
  const step = Math.max(1, Math.floor(employers.length / howMany))
  return Array.from({ length: howMany }, (_, i) => i).flatMap((i) => {
    const employer = employers[i * step]
    if (!employer) return []
    const chance = chanceOf(`job/${i}`)
    const post = demoPosts[i % demoPosts.length] ?? demoPosts[0]
    const { title, role, subject } = post
    const { id: schoolId, location, city, district, state, lat, lng } = employer
    const [low, high] = post.pay
    return {
      schoolId,
      title,
      role,
      subject,
      type: chance.pick(post.types),
      location: location ?? city ?? state ?? 'India',
      city,
      district,
      state,
      lat,
      lng,
      descriptionHtml: cleanHtml(descriptionOf(post)),
      salaryMin: chance.between(low, low + 6) * 1_000,
      salaryMax: chance.between(high - 6, high) * 1_000,
      ...datesOf(i, chance, now),
      popularity: Math.round((0.3 + chance.next() * 0.4) * 1000) / 1000,
    }
  })
}

/** Every thirteenth job is closed. */
function datesOf(i: number, chance: Chance, now: number) {
  const postedAgo = chance.between(1, 34)
  const closesIn = i % 13 === 12 ? -chance.between(1, 6) : chance.between(4, 55)
  return {
    createdAt: new Date(now - postedAgo * dayMs),
    publishedAt: new Date(now - postedAgo * dayMs),
    updatedAt: new Date(now - Math.min(postedAgo, 2) * dayMs),
    closesAt: new Date(`${todayInIndia(now + closesIn * dayMs)}T23:59+05:30`),
    status: closesIn < 0 ? ('closed' as const) : ('live' as const),
  }
}

function descriptionOf({ opening, duties, asks }: DemoPost): string {
  const list = (lines: readonly string[]) =>
    `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
  return `<p>${opening}</p><h3>Duties</h3>${list(duties)}<h3>What we ask for</h3>${list(asks)}`
}
