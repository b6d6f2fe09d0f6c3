import type { Caller } from '../../../caller.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import type { SchoolsService } from '../../catalogue/schools/schools.service.ts'
import type { StoresService } from '../../catalogue/stores/stores.service.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { ProductEditingRepository } from '../products/product-editing.repository.ts'
import { productRecord } from '../products/product-field-editor.ts'
import type { SchoolEditingRepository } from '../schools/school-editing.repository.ts'
import { schoolRecord } from '../schools/school-field-editor.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import { storeRecord } from '../stores/store-field-editor.ts'

export type PreviewsService = ReturnType<typeof createPreviewsService>

interface PreviewsDeps {
  readonly owned: {
    readonly schools: Pick<SchoolEditingRepository, 'find'>
    readonly stores: Pick<StoreEditingRepository, 'find'>
    readonly products: Pick<ProductEditingRepository, 'find'>
  }
  readonly pages: {
    readonly schools: Pick<SchoolsService, 'preview'>
    readonly stores: Pick<StoresService, 'preview'>
    readonly products: Pick<ProductsService, 'preview'>
  }
}

/**
 * The pages of listings as parents would see them, for the owner and admins. Each throws `not_found`
 * or `forbidden`.
 */
export function createPreviewsService({ owned, pages }: PreviewsDeps) {
  return {
    async school(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.schools.find(id), schoolRecord)
      return { is_public: row.isActive, school: await pages.schools.preview(id) }
    },

    async store(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.stores.find(id), storeRecord)
      return { is_public: row.isActive, store: await pages.stores.preview(id) }
    },

    async product(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.products.find(id), productRecord)
      return {
        is_public: row.product.isActive && row.store.isActive,
        product: await pages.products.preview(id),
      }
    },
  }
}
