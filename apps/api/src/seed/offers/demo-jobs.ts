import type { jobs } from '../../db/schema/index.ts'
import { cleanHtml } from '../../modules/rich-text/clean-html.ts'
import { chanceOf } from '../chance.ts'
import { padded } from '../schools/school-fees.ts'

type JobInsert = typeof jobs.$inferInsert

/** A school as far as its jobs need it. */
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

/** Title, duty, and thousands of rupees a month, from and to. */
const posts = [
  ['PGT Mathematics', 'Teaches Classes 11 and 12, and sets the papers of Class 10.', 42, 70],
  ['TGT Science', 'Teaches Classes 6 to 10, one experiment a week.', 34, 56],
  ['PRT English', 'Teaches Classes 1 to 5, and looks after the reading corner.', 26, 42],
  ['TGT Hindi', 'Teaches Classes 6 to 10, and directs the annual play.', 32, 52],
  ['Kindergarten teacher', 'Leads one group of twenty with an assistant.', 22, 36],
  ['Librarian', 'Keeps eight thousand books moving.', 26, 40],
  ['School counsellor', 'Meets every family of Class 10 twice.', 35, 60],
  ['Physical education teacher', 'Runs games and two inter-house meets.', 28, 46],
  ['Music teacher', 'Teaches vocal, and the assembly’s songs.', 24, 42],
  ['Computer science teacher', 'Teaches Python from Class 8 on.', 34, 62],
  ['Special educator', 'Works with twelve children and their teachers.', 34, 58],
  ['Art teacher', 'Paint, clay and thread for Classes 1 to 8.', 24, 40],
  ['Vice principal', 'Timetable, teachers and the hard conversations.', 70, 120],
] as const

/** Forty posts at demo schools in real towns. */
export function demoJobs(employers: readonly Employer[]): JobInsert[] {
  const step = Math.max(1, Math.floor(employers.length / howMany))
  return Array.from({ length: howMany }, (_, i) => i).flatMap((i) => {
    const employer = employers[i * step]
    if (!employer) return []
    const chance = chanceOf(`job/${i}`)
    const [title, duty, low, high] = posts[i % posts.length] ?? posts[0]
    const { id: schoolId, name, location, city, district, state, lat, lng } = employer
    return {
      schoolId,
      title,
      location: location ?? city ?? state ?? 'India',
      ...{ city, district, state, lat, lng },
      descriptionHtml: cleanHtml(`<p>${duty}</p><p>${name} answers every application.</p>`),
      salaryMin: chance.between(low, low + 6) * 1_000,
      salaryMax: chance.between(high - 6, high) * 1_000,
      closesOn: `2027-${padded(chance.between(1, 4))}-${padded(chance.between(1, 28))}`,
      popularity: Math.round((0.3 + chance.next() * 0.4) * 1000) / 1000,
    }
  })
}
