import { ApiError, answerOf, type JobList } from '@edbazaar/api-client'
import { apiContext, type LoaderContext } from '@edbazaar/feature-shell'
import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { todayInIndia } from '../school/today'
import { type JobsState, jobsPath, readJobsState } from './jobs-state'

export interface LoadedJobs {
  /** Null where it did not load. */
  list: JobList | null
  /** The day in India on which the page was made, yyyy-mm-dd. */
  today: string
}

/** A field by which a form without scripts tells that it was submitted. */
export const submittedField = 'submitted'

const perPage = 20

function queryOf({ roles, subjects, cities, types, payFrom, sort, page }: JobsState) {
  return {
    ...(roles.length > 0 && { roles: [...roles] }),
    ...(subjects.length > 0 && { subjects: [...subjects] }),
    ...(cities.length > 0 && { cities: [...cities] }),
    ...(types.length > 0 && { types: [...types] }),
    ...(payFrom !== null && { pay_from: payFrom }),
    sort,
    page,
    per_page: perPage,
  }
}

/** Loads the list that the address describes. A failure is part of the page: its filters stay. */
export async function loadJobs({ request, context }: LoaderFunctionArgs<LoaderContext>) {
  const search = new URL(request.url).searchParams
  const state = readJobsState(search)
  if (import.meta.env.SSR && search.has(submittedField)) return redirect(jobsPath(state))
  const today = todayInIndia(new Date())
  try {
    const query = queryOf(state)
    const api = context.get(apiContext)
    const list = await answerOf(api.GET('/jobs', { params: { query }, signal: request.signal }))
    return { list, today } satisfies LoadedJobs
  } catch (cause) {
    if (request.signal.aborted) throw cause
    const isBusy = cause instanceof ApiError && [0, 429, 503].includes(cause.status)
    return data({ list: null, today } satisfies LoadedJobs, { status: isBusy ? 503 : 500 })
  }
}
