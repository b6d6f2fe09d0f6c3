import type { FastifyRequest } from 'fastify'
import type { ProductsService } from './products.service.ts'

type PageRequest = FastifyRequest<{ Params: { slug: string } }>

export function productsHandlers(products: ProductsService) {
  return {
    getProduct: ({ params }: PageRequest) => products.page(params.slug),
  }
}
