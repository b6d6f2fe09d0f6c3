import { answerOf, type Job } from '@edbazaar/api-client'
import { loadNotFound, pageLoader } from '@edbazaar/feature-platform'

export interface LoadedJob {
  job: Job
}

/** Loads the job with the id in the path. */
export const loadJob = pageLoader(async ({ api, params, signal }): Promise<LoadedJob> => {
  const text = params.id ?? ''
  if (!/^[1-9]\d{0,9}$/.test(text)) loadNotFound()
  const path = { id: Number(text) }
  const job = await answerOf(api.GET('/jobs/{id}', { params: { path }, signal }))
  return { job }
})
