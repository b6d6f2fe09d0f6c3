import type { FastifyRequest } from 'fastify'
import type { StoresService } from './stores.service.ts'

type PageRequest = FastifyRequest<{ Params: { id: number } }>

export function storesHandlers(stores: StoresService) {
  return {
    getStore: ({ params }: PageRequest) => stores.page(params.id),
  }
}
