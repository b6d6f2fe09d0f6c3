import type { Handlers } from '../../../contract/operations.ts'
import type { SchoolsService } from './schools.service.ts'

export function schoolsHandlers(schools: SchoolsService) {
  return {
    compareSchools: ({ query }) => schools.compare(query),
    getSchool: ({ params }) => schools.page(params.slug),
  } satisfies Partial<Handlers>
}
