import type { Caller } from '../../../caller.ts'
import type { PlansService } from '../../billing/plans/plans.service.ts'
import type { ProductsService } from '../../catalogue/products/products.service.ts'
import type { SchoolsService } from '../../catalogue/schools/schools.service.ts'
import type { StoresService } from '../../catalogue/stores/stores.service.ts'
import { requireEditorOrAdmin } from '../editing/ownership.ts'
import type { ProductEditingRepository } from '../products/product-editing.repository.ts'
import { productRecord } from '../products/product-field-editor.ts'
import type { SchoolEditingRepository } from '../schools/school-editing.repository.ts'
import { schoolRecord } from '../schools/school-field-editor.ts'
import { missingFor } from '../stores/complete-store.ts'
import type { StoreEditingRepository } from '../stores/store-editing.repository.ts'
import { storeRecord } from '../stores/store-field-editor.ts'

export type PreviewsService = ReturnType<typeof createPreviewsService>

interface PreviewsDeps {
  readonly owned: {
    readonly schools: Pick<SchoolEditingRepository, 'find'>
    readonly stores: Pick<StoreEditingRepository, 'find'>
    readonly products: Pick<ProductEditingRepository, 'find'>
  }
  readonly plans: Pick<PlansService, 'of' | 'hasRoomInStore'>
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
export function createPreviewsService({ owned, plans, pages }: PreviewsDeps) {
  /** `plan` if the owner's plan has no room for another live listing. Admins need no room. */
  async function missingInPlan(
    { userId, isAdmin }: Caller,
    ownerId: number | null,
    hasRoom: (ownerId: number) => Promise<boolean>,
  ): Promise<'plan'[]> {
    if (ownerId === null || (isAdmin && ownerId !== userId)) return []
    return (await hasRoom(ownerId)) ? [] : ['plan']
  }
  const hasRoomForSchool = async (ownerId: number) => !(await plans.of(ownerId)).is_limit_exceeded
  const hasRoomForStore = async (ownerId: number) =>
    !(await plans.of(ownerId)).is_service_limit_exceeded

  return {
    async school(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.schools.find(id), schoolRecord)
      const missing = row.isActive ? [] : await missingInPlan(caller, row.ownerId, hasRoomForSchool)
      return { is_public: row.isActive, missing, school: await pages.schools.preview(id) }
    },

    async store(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.stores.find(id), storeRecord)
      const missing = row.isActive
        ? []
        : [...missingFor(row), ...(await missingInPlan(caller, row.ownerId, hasRoomForStore))]
      return { is_public: row.isActive, missing, store: await pages.stores.preview(id) }
    },

    async product(caller: Caller, id: number) {
      const row = requireEditorOrAdmin(caller, await owned.products.find(id), productRecord)
      const { product, store, ownerId } = row
      const hasRoom = (userId: number) => plans.hasRoomInStore(userId, product.storeId)
      return {
        is_public: product.isActive && store.isActive,
        missing: [
          ...(store.isActive ? [] : (['store'] as const)),
          ...(product.isActive ? [] : await missingInPlan(caller, ownerId, hasRoom)),
        ],
        product: await pages.products.preview(id),
      }
    },
  }
}
