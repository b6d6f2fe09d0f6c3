import { answerOf, type SchoolSummary } from '@edbazaar/api-client'
import { loadNotFound, pageLoader, paths, schoolCard, todayInIndia } from '@edbazaar/feature-shell'
import type { SchoolCardProps } from '@edbazaar/ui/SchoolCard'
import { replace } from 'react-router-dom'
import type { Neighbour } from '../place-map/PlacePanel'
import type { SchoolDetails } from './school-details'

/** What a card and the map show of a school, and by which it is known. */
export type SimilarSchool = SchoolCardProps & Neighbour & { schoolId: number; slug: string }

export interface LoadedSchool {
  school: SchoolDetails
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
  if (answer.type !== 'School') loadNotFound()
  // It was called otherwise before; the address of then leads to the one of now.
  if (answer.slug !== path.slug) throw replace(paths.school(answer.slug), 301)
  const { similar, files: _, ...school } = answer
  return { school, similar: similar.map(asCard), today: todayInIndia(new Date()) }
})

function asCard(school: SchoolSummary): SimilarSchool {
  const { id: schoolId, slug, lat, lng } = school
  return { schoolId, slug, lat, lng, ...schoolCard(school) }
}
