import { answerOf } from '@edbazaar/api-client'
import { previewId } from '@edbazaar/feature-catalogue-ui/preview'
import { privateLoader } from '@edbazaar/feature-platform'
import { toLoadedSchool } from '../school/load-school'

/** Loads the page of a school of the user, hidden or not. */
export const loadSchoolPreview = privateLoader(async ({ api, params, signal }) => {
  const path = { id: previewId(params) }
  const { school, missing, is_public } = await answerOf(
    api.GET('/schools/edit/{id}/preview', { params: { path }, signal }),
  )
  return { isPublic: is_public, missing, page: toLoadedSchool(school) }
})
