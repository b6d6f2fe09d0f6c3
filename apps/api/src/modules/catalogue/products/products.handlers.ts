import type { Handlers } from '../../../contract/operations.ts'
import type { ProductsService } from './products.service.ts'

export function productsHandlers(products: ProductsService) {
  return {
    getProduct: ({ params }) => products.page(params.slug),
  } satisfies Partial<Handlers>
}
