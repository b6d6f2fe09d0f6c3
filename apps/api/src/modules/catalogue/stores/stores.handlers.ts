import type { Handlers } from '../../../contract/operations.ts'
import type { StoresService } from './stores.service.ts'

export function storesHandlers(stores: StoresService) {
  return {
    getStore: ({ params }) => stores.page(params.id),
  } satisfies Partial<Handlers>
}
