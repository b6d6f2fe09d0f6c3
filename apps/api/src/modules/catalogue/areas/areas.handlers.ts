import type { Handlers } from '../../../contract/operations.ts'
import type { AreasService } from './areas.service.ts'

export function areasHandlers(areas: AreasService) {
  return {
    getSchoolArea: ({ query }) => areas.getArea(query),
  } satisfies Partial<Handlers>
}
