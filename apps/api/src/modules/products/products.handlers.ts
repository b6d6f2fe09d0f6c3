import type { FastifyRequest } from 'fastify'
import type { ProductListQuery, ProductsService } from './products.service.ts'

type ListRequest = FastifyRequest<{ Querystring: ProductListQuery }>
type PageRequest = FastifyRequest<{ Params: { slug: string } }>

export function productsHandlers(products: ProductsService) {
  return {
    listProducts: ({ query }: ListRequest) => products.list(query),
    getProduct: ({ params }: PageRequest) => products.page(params.slug),
  }
}
