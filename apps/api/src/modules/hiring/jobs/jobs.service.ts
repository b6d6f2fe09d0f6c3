import { AppError, invalid } from '../../../app-error.ts'
import { pagingOf, sliceOf } from '../../../contract/page.ts'
import type { SchoolSummaries } from '../../catalogue/schools/school-summaries.ts'
import type { SchoolSummary } from '../../catalogue/schools/school-summary.ts'
import { cleanHtml } from '../../content/rich-text/clean-html.ts'
import type { Images } from '../../platform/images/image-addresses.ts'
import type { Place, PlacesService } from '../../platform/places/places.service.ts'
import { type JobCircle, type JobListRequest, narrowingOf } from './job-list-request.ts'
import type { JobRow, JobsRepository } from './jobs.repository.ts'

export type JobsService = ReturnType<typeof createJobsService>

export interface JobsDeps {
  readonly repository: JobsRepository
  readonly images: Images
  readonly schoolSummaries: SchoolSummaries['of']
  readonly places: PlacesService
}

export function createJobsService(needs: JobsDeps) {
  const { repository, images, schoolSummaries, places } = needs

  return {
    /** The answer of `listJobs`. Throws `not_found` for a place that does not exist. */
    async list(request: JobListRequest) {
      const place = await placeOf(request, places)
      const circle = circleOf(request, place)
      const sort = request.sort ?? (circle ? 'distance' : 'relevance')
      if (sort === 'distance' && !circle)
        throw invalid('sort', 'can be distance only with a place; give one')
      const narrowing = narrowingOf(request)
      const [data, counts] = await Promise.all([
        repository.list(narrowing, circle, { sort, ...sliceOf(request) }),
        repository.count(narrowing, circle),
      ])
      const radius = circle?.radius ?? null
      return { data, place, radius, ...pagingOf(request, counts.total), ...counts }
    },

    /** Lines of lists, open posts and closed ones, in no order; a job that is gone is left out. */
    summaries: async (ids: readonly number[]) =>
      ids.length === 0 ? [] : repository.findSummaries(ids),

    /** A job's page. Throws `not_found` where no live job has the id. */
    async page(id: number) {
      const found = await repository.findById(id)
      if (!found) throw new AppError('not_found', 'There is no job at this address.')
      const asked = found.schoolId === null ? [] : [{ id: found.schoolId, distanceKm: null }]
      const [school = null] = await schoolSummaries(asked)
      return toJobPage(found, school, images)
    },
  }
}

async function placeOf({ place: slug }: JobListRequest, places: PlacesService) {
  if (slug === undefined) return null
  const place = await places.findPlace(slug)
  if (!place) throw new AppError('not_found', 'There is no place with this name.')
  return place
}

function circleOf({ lat, lng, radius }: JobListRequest, place: Place | null): JobCircle | null {
  if (place) return { center: place, radius }
  return lat === undefined || lng === undefined ? null : { center: { lat, lng }, radius }
}

/** The `Job` of the contract. */
function toJobPage(
  { job, postedOn, daysLeft }: JobRow,
  school: SchoolSummary | null,
  images: Images,
) {
  return {
    id: job.id,
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
    posted_on: postedOn,
    closes_on: job.closesOn,
    days_left: daysLeft,
    image: images.cover({ name: job.title, files: [] }),
    school,
    updated_at: job.updatedAt.toISOString(),
  }
}
