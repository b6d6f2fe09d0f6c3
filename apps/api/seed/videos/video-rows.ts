import type { videos } from '../../src/db/schema/index.ts'
import { dayMs } from '../../src/modules/platform/dates/durations.ts'
import { todayInIndia } from '../../src/modules/platform/dates/today-in-india.ts'
import { cleanHtml } from '../../src/modules/platform/rich-text/clean-html.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import { contests } from './contests.ts'
import type { DemoContest, DemoVideo } from './demo-video.ts'
import { discussions } from './discussions.ts'
import { principalTalks } from './principal-talks.ts'
import { durationOf, transcriptOf } from './timeline.ts'
import { captionFilesOf, sourcesOf } from './video-files.ts'

type VideoInsert = typeof videos.$inferInsert

/** The facts of a school that a principal talk needs. */
interface School {
  readonly id: number
  readonly city: string | null
}

export const demoVideos: readonly DemoVideo[] = [...discussions, ...contests, ...principalTalks]

/** Keys of the videos' posters. */
export const posterKeys = () => demoVideos.map(({ title }) => patternKey(title))

/** The videos as rows; the principal talks are from schools in different towns. */
export function videoRows(schools: readonly School[]): VideoInsert[] {
  const homes = ofDifferentTowns(schools)
  return [
    ...discussions.map((video) => ({ ...rowOf(video), kind: 'discussion' as const })),
    ...contests.map((video) => ({
      ...rowOf(video),
      kind: 'contest' as const,
      rulesHtml: cleanHtml(video.rules),
      entryHtml: cleanHtml(video.entry),
      closesOn: closingDay(video),
      winners: [...video.winners],
    })),
    ...principalTalks.map((video, i) => ({
      ...rowOf(video),
      kind: 'principal_talk' as const,
      schoolId: homes[i]?.id ?? null,
    })),
  ]
}

const closingDay = ({ closesOn }: DemoContest) =>
  typeof closesOn === 'string' ? closesOn : todayInIndia(Date.now() + closesOn.inDays * dayMs)

function rowOf(video: DemoVideo): Omit<VideoInsert, 'kind'> {
  const { url, title, summary, lines, speakers, publishedOn } = video
  const publishedAt = new Date(`${publishedOn}T17:00:00+05:30`)
  return {
    url,
    title,
    summary,
    descriptionHtml: cleanHtml(video.description),
    poster: coverFile(patternKey(title)),
    sources: sourcesOf(video),
    captions: captionFilesOf(video),
    transcript: transcriptOf(lines),
    durationSeconds: durationOf(lines),
    hasSound: false,
    speakers: [...speakers],
    status: 'published',
    publishedAt,
    updatedAt: publishedAt,
  }
}

/** The first school of each town. */
function ofDifferentTowns(schools: readonly School[]): School[] {
  const byTown = new Map<string, School>()
  for (const school of schools)
    if (school.city !== null && !byTown.has(school.city)) byTown.set(school.city, school)
  return [...byTown.values()]
}
