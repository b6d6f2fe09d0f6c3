import { AppError, invalid } from '../../../app-error.ts'
import { listingOf } from '../../../caller.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { Db } from '../../../db/connect.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import type { SchoolSummary } from '../../catalogue/schools/school-summary.ts'
import { unreviewedFlag } from '../../catalogue/visibility/unreviewed.ts'
import type { Images } from '../../platform/images/image-urls.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import { cleanHtml } from '../../platform/rich-text/clean-html.ts'
import type { AnswerRatesRepository } from '../applications/answers/answer-rates.repository.ts'
import { type JobListRequest, type JobLocation, selectedFiltersOf } from './job-list-request.ts'
import type { JobRow, JobsRepository } from './jobs.repository.ts'

export type JobsService = ReturnType<typeof createJobsService>

export interface JobsDeps {
  readonly repository: JobsRepository
  readonly images: Images
  readonly schoolSummaries: SchoolSummaries['of']
  readonly places: PlacesService
  readonly answerRates: Pick<AnswerRatesRepository, 'ofListing'>
}

export function createJobsService(deps: JobsDeps) {
  const { repository, images, schoolSummaries, places, answerRates } = deps

  return {
    /** The response of `listJobs`. Throws `not_found` for an unknown place. */
    async list(request: JobListRequest) {
      const place = await placeOf(request, places)
      const location = locationOf(request, place)
      const requested = request.sort ?? (location ? 'distance' : 'relevance')
      if (requested === 'distance' && !location)
        throw invalid('sort', 'can be distance only with a place or lat and lng')
      const sort = requested === 'distance' && location?.isApproximate ? 'relevance' : requested
      const selectedFilters = selectedFiltersOf(request)
      const [data, counts] = await Promise.all([
        repository.list(selectedFilters, location, { sort, ...sliceOf(request) }),
        repository.count(selectedFilters, location),
      ])
      const radius = location?.radius ?? null
      return { data, place, radius, ...pagingOf(request, counts.total), ...counts }
    },

    /** Summaries of open and closed jobs, unordered. Jobs that are not active are omitted. */
    summaries: async (ids: readonly number[], tx?: Db) =>
      ids.length === 0 ? [] : repository.findSummaries(ids, tx),

    /** The page of a job. Throws `not_found` if no active job has the id. */
    async page(id: number) {
      const found = await repository.findById(id)
      if (!found) throw new AppError('not_found', 'Job not found.')
      const schoolIds = found.schoolId === null ? [] : [{ id: found.schoolId, distanceKm: null }]
      const [[school = null], rate] = await Promise.all([
        schoolSummaries(schoolIds),
        answerRates.ofListing(listingOf(found.job)),
      ])
      return { ...toJobPage(found, school, images), answer_rate: rate }
    },
  }
}

async function placeOf({ place: slug }: JobListRequest, places: PlacesService) {
  if (slug === undefined) return null
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'Place not found.')
  return place
}

function locationOf(
  { lat, lng, radius, is_approximate: isApproximate = false }: JobListRequest,
  place: Place | null,
): JobLocation | null {
  if (place) return { center: place, radius, isApproximate: place.is_approximate }
  if (lat === undefined || lng === undefined) return null
  return { center: { lat, lng }, radius, isApproximate }
}

/** The contract's `Job`. */
function toJobPage(
  { job, store, postedOn, daysLeft, canApply }: JobRow,
  school: SchoolSummary | null,
  images: Images,
) {
  return {
    id: job.id,
    ...unreviewedFlag(job),
    title: job.title,
    role: job.role,
    subject: job.subject,
    type: job.type,
    location: job.location,
    city: job.city,
    state: job.state,
    description: job.descriptionHtml === null ? null : cleanHtml(job.descriptionHtml),
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    pay_period: job.payPeriod,
    pay_scale: job.payScale,
    places: job.places,
    experience_min: job.experienceMin,
    qualifications: job.qualifications,
    starts_on: job.startsOn,
    posted_on: postedOn,
    closes_on: job.closesOn,
    closes_at: job.closesAt?.toISOString() ?? null,
    days_left: daysLeft,
    image: images.cover({ name: job.title, files: [] }),
    school,
    store,
    can_apply: canApply,
    updated_at: job.updatedAt.toISOString(),
  }
}
