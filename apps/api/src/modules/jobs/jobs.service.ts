import { AppError } from '../../app-error.ts'
import type { Pictures } from '../pictures/picture-addresses.ts'
import { cleanHtml } from '../rich-text/clean-html.ts'
import type { JobRow, JobsRepository } from './jobs.repository.ts'

export type JobsService = ReturnType<typeof createJobsService>

export function createJobsService(needs: { repository: JobsRepository; pictures: Pictures }) {
  const { repository, pictures } = needs
  return {
    /** A job's page. Throws `not_found` where no live job has the id. */
    async page(id: number) {
      const found = await repository.findById(id)
      if (!found) throw new AppError('not_found', 'There is no job at this address.')
      return toJobPage(found, pictures)
    },
  }
}

/** The `Job` of the contract. */
function toJobPage({ job, school }: JobRow, pictures: Pictures) {
  return {
    id: job.id,
    title: job.title,
    location: job.location,
    city: job.city,
    state: job.state,
    description: job.descriptionHtml === null ? null : cleanHtml(job.descriptionHtml),
    salary_min: job.salaryMin,
    salary_max: job.salaryMax,
    closes_on: job.closesOn,
    picture: pictures.cover({ name: job.title, files: [] }),
    school,
    updated_at: job.updatedAt.toISOString(),
  }
}
