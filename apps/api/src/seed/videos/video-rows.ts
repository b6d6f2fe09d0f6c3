import type { videos } from '../../db/schema/index.ts'
import { cleanHtml } from '../../modules/rich-text/clean-html.ts'
import { coverFile, patternKey } from '../cover-files.ts'
import { contests } from './contests.ts'
import type { DemoVideo } from './demo-video.ts'
import { discussions } from './discussions.ts'
import { captionFilesOf, sourcesOf } from './film-files.ts'
import { principalTalks } from './principal-talks.ts'
import { durationOf, transcriptOf } from './timeline.ts'

type VideoInsert = typeof videos.$inferInsert

/** A school as far as its principal's talk needs it. */
interface School {
  readonly id: number
  readonly city: string | null
}

export const demoFilms: readonly DemoVideo[] = [...discussions, ...contests, ...principalTalks]

/** The keys of the posters that the films have. */
export const posterKeys = () => demoFilms.map(({ title }) => patternKey(title))

/** The films as rows; the talks are of schools in different towns. */
export function videoRows(schools: readonly School[]): VideoInsert[] {
  const homes = ofDifferentTowns(schools)
  return [
    ...discussions.map((film) => ({ ...rowOf(film), kind: 'discussion' as const })),
    ...contests.map((film) => ({
      ...rowOf(film),
      kind: 'contest' as const,
      rulesHtml: cleanHtml(film.rules),
      entryHtml: cleanHtml(film.entry),
      closesOn: film.closesOn,
      winners: [...film.winners],
    })),
    ...principalTalks.map((film, i) => ({
      ...rowOf(film),
      kind: 'principal_talk' as const,
      schoolId: homes[i]?.id ?? null,
    })),
  ]
}

function rowOf(film: DemoVideo): Omit<VideoInsert, 'kind'> {
  const { url, title, summary, lines, speakers, publishedOn } = film
  const publishedAt = new Date(`${publishedOn}T17:00:00+05:30`)
  return {
    url,
    title,
    summary,
    descriptionHtml: cleanHtml(film.description),
    poster: coverFile(patternKey(title)),
    sources: sourcesOf(film),
    captions: captionFilesOf(film),
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
