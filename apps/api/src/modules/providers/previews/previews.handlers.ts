import { userOf } from '../../../caller.ts'
import type { Handlers } from '../../../contract/operations.ts'
import type { PreviewsService } from './previews.service.ts'

export function previewsHandlers(previews: PreviewsService) {
  return {
    getSchoolPreview: (request) => previews.school(userOf(request), request.params.id),
    getStorePreview: (request) => previews.store(userOf(request), request.params.id),
    getProductPreview: (request) => previews.product(userOf(request), request.params.id),
  } satisfies Partial<Handlers>
}
