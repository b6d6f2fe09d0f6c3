import type { FastifyRequest } from 'fastify'
import type { AreaRequest, AreasService } from './areas.service.ts'

type PageRequest = FastifyRequest<{ Querystring: AreaRequest }>

export function areasHandlers(areas: AreasService) {
  return {
    getSchoolArea: ({ query }: PageRequest) => areas.getArea(query),
  }
}
