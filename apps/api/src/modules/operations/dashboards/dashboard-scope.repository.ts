import { type SQL, sql } from 'drizzle-orm'
import { isReceived } from '../../../db/enquiry-conditions.ts'
import { idList } from '../../../db/id-list.ts'
import type { DashboardScope } from './dashboard-scope.ts'

/** Whether a row of `enquiry` belongs to the scope, and its desk can see it. */
export function isEnquiryInScope({ schoolIds, storeIds, productId }: DashboardScope): SQL {
  const ofScope =
    productId === null
      ? sql`(enquiry.school_id = any(${idList(schoolIds)}) or enquiry.store_id = any(${idList(storeIds)}))`
      : sql`enquiry.product_id = ${productId}::integer`
  return sql`(${isReceived()} and ${ofScope})`
}

/** Whether a row of `listing_view` belongs to the scope; products belong to their store. */
export function isViewInScope({ schoolIds, storeIds, productId }: DashboardScope): SQL {
  if (productId !== null)
    return sql`(listing_view.kind = 'product' and listing_view.listing_id = ${productId}::integer)`
  return sql`(
    (listing_view.kind = 'school' and listing_view.listing_id = any(${idList(schoolIds)}))
    or (listing_view.kind = 'store' and listing_view.listing_id = any(${idList(storeIds)}))
    or (listing_view.kind = 'product' and listing_view.listing_id in (
      select id from product where store_id = any(${idList(storeIds)}))))`
}

/** Whether a row of `product` belongs to the scope. */
export const isProductInScope = ({ storeIds, productId }: DashboardScope): SQL =>
  productId === null
    ? sql`(product.store_id = any(${idList(storeIds)}) and product.deleted_at is null)`
    : sql`(product.id = ${productId}::integer and product.deleted_at is null)`

export const isSchoolInScope = ({ schoolIds }: DashboardScope): SQL =>
  sql`(school.id = any(${idList(schoolIds)}) and school.deleted_at is null)`

export const isStoreInScope = ({ storeIds }: DashboardScope): SQL =>
  sql`(store.id = any(${idList(storeIds)}) and store.deleted_at is null)`
