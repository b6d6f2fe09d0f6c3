import { answerOf, type School } from '@edbazaar/api-client'
import { loadNothing, pageLoader } from '@edbazaar/feature-shell'
import { todayInIndia } from './today'

export interface LoadedSchool {
  school: School
  /** The day in India on which the page was made, yyyy-mm-dd. */
  today: string
}

/** Loads the school of the address; one that is not there is a page that is not there. */
export const loadSchool = pageLoader(async ({ api, params, signal }): Promise<LoadedSchool> => {
  const path = { slug: params.slug ?? '' }
  const school = await answerOf(api.GET('/schools/{slug}', { params: { path }, signal }))
  // The API answers other questions under the same address, such as /schools/filters.
  if (school.type !== 'School') loadNothing()
  return { school, today: todayInIndia(new Date()) }
})
