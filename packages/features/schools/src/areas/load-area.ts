import { answerOf, type SchoolArea } from '@edbazaar/api-client'
import { pageLoader, pageNumberIn } from '@edbazaar/feature-platform'

/**
 * Loads a page of the schools of the state, place and board in the path; of all of India without them.
 */
export const loadArea = pageLoader(async ({ api, params, search, signal }): Promise<SchoolArea> => {
  const { state, place, board } = params
  const page = pageNumberIn(search)
  const query = {
    ...(state && { state }),
    ...(place && { place }),
    ...(board && { board }),
    ...(page > 1 && { page }),
  }
  return answerOf(api.GET('/schools/area', { params: { query }, signal }))
})
