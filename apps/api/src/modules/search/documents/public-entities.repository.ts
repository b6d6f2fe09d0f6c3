import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { jobs, products, schools, stores } from '../../../db/schema/index.ts'
import type { DocumentRow } from './document-row.ts'
import type { DocumentKind } from './keys.ts'
import { jobDocument, productDocument, storeDocument } from './other-documents.ts'
import { schoolDocument } from './school-document.ts'

type Reader = (db: Db, ids: number[]) => Promise<DocumentRow[]>

const publicSchools: Reader = async (db, ids) => {
  const rows = await db
    .select({
      id: schools.id,
      name: schools.name,
      slug: schools.slug,
      location: schools.location,
      city: schools.city,
      district: schools.district,
      state: schools.state,
      pincode: schools.pincode,
      filterIds: schools.filterIds,
      lat: schools.lat,
      lng: schools.lng,
      popularity: schools.popularity,
      files: schools.files,
    })
    .from(schools)
    .where(and(inArray(schools.id, ids), sql`is_public(${schools})`))
  return rows.map(schoolDocument)
}

/** A product's filter values with the names of their filters, as JSON. */
const filterValuesOfProduct = sql<{ filter: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('filter', f.name, 'name', v.name)
    order by f.position, v.position), '[]'::jsonb)
  from filter_value v join filter f on f.id = v.filter_id
  where v.is_shown and v.id = any(${products.filterIds}))`

const publicProducts: Reader = async (db, ids) => {
  const rows = await db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      kind: products.kind,
      filterValues: filterValuesOfProduct,
      files: products.files,
      storeName: stores.brandName,
      city: products.city,
      district: products.district,
      state: products.state,
      lat: products.lat,
      lng: products.lng,
      popularity: products.popularity,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.storeId))
    .where(and(inArray(products.id, ids), sql`is_public(${products}, ${stores})`))
  return rows.map(productDocument)
}

const publicJobs: Reader = async (db, ids) => {
  const rows = await db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      schoolName: schools.name,
      city: jobs.city,
      district: jobs.district,
      state: jobs.state,
      lat: jobs.lat,
      lng: jobs.lng,
      popularity: jobs.popularity,
    })
    .from(jobs)
    .leftJoin(schools, and(eq(schools.id, jobs.schoolId), sql`is_public(${schools})`))
    .where(and(inArray(jobs.id, ids), sql`is_open(${jobs})`))
  return rows.map(jobDocument)
}

const publicStores: Reader = async (db, ids) => {
  const rows = await db
    .select({
      id: stores.id,
      brandName: stores.brandName,
      companyName: stores.companyName,
      address: stores.address,
      files: stores.files,
      city: stores.city,
      district: stores.district,
      state: stores.state,
      lat: stores.lat,
      lng: stores.lng,
      popularity: stores.popularity,
    })
    .from(stores)
    .where(and(inArray(stores.id, ids), sql`is_public(${stores})`))
  return rows.map(storeDocument)
}

/** Reads the documents of public entities; hidden ones have none. */
export const publicDocuments: Readonly<Record<DocumentKind, Reader>> = {
  school: publicSchools,
  product: publicProducts,
  job: publicJobs,
  store: publicStores,
}
