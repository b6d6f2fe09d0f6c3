import type { FastifyRequest } from 'fastify'
import type { SchoolsService } from './schools.service.ts'

type PageRequest = FastifyRequest<{ Params: { slug: string } }>

export function schoolsHandlers(schools: SchoolsService) {
  return {
    getSchool: ({ params }: PageRequest) => schools.page(params.slug),
  }
}
