import type { FastifyRequest } from 'fastify'
import type { ComparisonRequest, SchoolsService } from './schools.service.ts'

type PageRequest = FastifyRequest<{ Params: { slug: string } }>
type CompareRequest = FastifyRequest<{ Querystring: ComparisonRequest }>

export function schoolsHandlers(schools: SchoolsService) {
  return {
    compareSchools: ({ query }: CompareRequest) => schools.compare(query),
    getSchool: ({ params }: PageRequest) => schools.page(params.slug),
  }
}
