import { answerOf, type SchoolSummary } from '@edbazaar/api-client'
import { loadNothing, pageLoader, schoolCard, todayInIndia } from '@edbazaar/feature-shell'
import type { SchoolCardProps } from '@edbazaar/ui/SchoolCard'
import type { ShownSchool } from './shown-school'

/** What a card shows of a school, and by which it is known. */
export type SimilarSchool = SchoolCardProps & { slug: string }

export interface LoadedSchool {
  school: ShownSchool
  /** Schools like it nearby. */
  similar: readonly SimilarSchool[]
  /** The day in India on which the page was made, yyyy-mm-dd. */
  today: string
}

/** Loads the school of the address; one that is not there is a page that is not there. */
export const loadSchool = pageLoader(async ({ api, params, signal }): Promise<LoadedSchool> => {
  const path = { slug: params.slug ?? '' }
  const answer = await answerOf(api.GET('/schools/{slug}', { params: { path }, signal }))
  // The API answers other questions under the same address, such as /schools/filters.
  if (answer.type !== 'School') loadNothing()
  const { similar, files: _, ...school } = answer
  return { school, similar: similar.map(asCard), today: todayInIndia(new Date()) }
})

function asCard(school: SchoolSummary): SimilarSchool {
  return { slug: school.slug, ...schoolCard(school) }
}
