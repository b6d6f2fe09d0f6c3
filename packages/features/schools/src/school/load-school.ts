import { answerOf, type School, type SchoolSummary } from '@edbazaar/api-client'
import { schoolCard } from '@edbazaar/feature-catalogue-ui'
import type { Neighbour } from '@edbazaar/feature-catalogue-ui/place-panel'
import { loadNotFound, pageLoader, paths, todayInIndia } from '@edbazaar/feature-platform'
import { replace } from 'react-router-dom'
import { LazyStorySections } from './LazyStorySections'
import type { SchoolDetails } from './school-details'

/** A school for cards and the map. */
export type SimilarSchool = ReturnType<typeof schoolCard> &
  Neighbour & { schoolId: number; slug: string }

export interface LoadedSchool {
  school: SchoolDetails
  /** Similar schools nearby. */
  similar: readonly SimilarSchool[]
  /** The date in India when the page was rendered, yyyy-mm-dd. */
  today: string
}

/** Loads the school with the slug in the path. */
export const loadSchool = pageLoader(async ({ api, params, signal }): Promise<LoadedSchool> => {
  const path = { slug: params.slug ?? '' }
  const [school] = await Promise.all([
    answerOf(api.GET('/schools/{slug}', { params: { path }, signal })),
    LazyStorySections.load(),
  ])
  // The API has other endpoints under the same path, such as /schools/filters.
  if (school.type !== 'School') loadNotFound()
  // An old slug redirects to the current one.
  if (school.slug !== path.slug) throw replace(paths.school(school.slug), 301)
  return toLoadedSchool(school)
})

/** The data of a school's page. */
export function toLoadedSchool({ similar, files: _, ...school }: School): LoadedSchool {
  return { school, similar: similar.map(toSimilarSchool), today: todayInIndia(new Date()) }
}

function toSimilarSchool(school: SchoolSummary): SimilarSchool {
  const { id: schoolId, slug, lat, lng } = school
  return { schoolId, slug, lat, lng, ...schoolCard(school) }
}
