import type { ProductEditingRepository } from './product-editing.repository.ts'

export type LockedProduct = NonNullable<Awaited<ReturnType<ProductEditingRepository['lock']>>>
