import type { FastifyRequest } from 'fastify'
import type { JobsService } from './jobs.service.ts'

type PageRequest = FastifyRequest<{ Params: { id: number } }>

export function jobsHandlers(jobs: JobsService) {
  return {
    getJob: ({ params }: PageRequest) => jobs.page(params.id),
  }
}
