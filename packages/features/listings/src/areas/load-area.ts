import { answerOf, type SchoolArea } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-shell'

/** Loads the schools of the state, place and board that the address names; all of India without. */
export const loadArea = pageLoader(async ({ api, params, signal }): Promise<SchoolArea> => {
  const { state, place, board } = params
  const query = { ...(state && { state }), ...(place && { place }), ...(board && { board }) }
  return answerOf(api.GET('/schools/area', { params: { query }, signal }))
})
