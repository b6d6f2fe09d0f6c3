import type { FastifyRequest } from 'fastify'
import type { JobListRequest } from './job-list-request.ts'
import type { JobsService } from './jobs.service.ts'

type ListRequest = FastifyRequest<{ Querystring: JobListRequest }>
type PageRequest = FastifyRequest<{ Params: { id: number } }>

export function jobsHandlers(jobs: JobsService) {
  return {
    listJobs: ({ query }: ListRequest) => jobs.list(query),
    getJob: ({ params }: PageRequest) => jobs.page(params.id),
  }
}
