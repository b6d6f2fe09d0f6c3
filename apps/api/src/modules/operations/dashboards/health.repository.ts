import { sql } from 'drizzle-orm'
import type { Schema } from '../../../contract/operations.ts'
import type { Db } from '../../../db/connect.ts'
import { isCurrentBatch } from '../../catalogue/products/batch-conditions.ts'
import type { ProductParts } from '../../providers/completeness/product-completeness.ts'
import type { SchoolParts } from '../../providers/completeness/school-completeness.ts'
import type { StoreParts } from '../../providers/completeness/store-completeness.ts'
import { isProductInScope, isSchoolInScope, isStoreInScope } from './dashboard-scope.repository.ts'
import type { DashboardScope } from './dashboard-scope.ts'

export type HealthRepository = ReturnType<typeof createHealthOfListingsRepository>

interface Shown {
  id: number
  name: string
  isActive: boolean
  isPublic: boolean
  files: string[]
}
export type SchoolHealth = Shown &
  Omit<SchoolParts, 'chosenFilters'> & {
    slug: string
    place: string | null
    filterIds: number[]
    confirmedOn: string | null
  }
export type StoreHealth = Shown & StoreParts & { confirmedOn: string }
export type ProductHealth = Shown &
  ProductParts & {
    storeId: number
    slug: string
    section: Schema<'DashboardProduct'>['section']
    /** Of batches that have not ended. */
    nOpen: number
    seats: number
    seatsLeft: number
    /** The day on which the last batch ends; null without batches, or if one has no end. */
    lastEnd: string | null
  }

const day = (column: string) => sql`to_char(${sql.raw(column)}, 'YYYY-MM-DD')`

/** Reads what the health of listings depends on. */
export function createHealthOfListingsRepository(db: Db) {
  return {
    async schools(scope: DashboardScope): Promise<SchoolHealth[]> {
      const { rows } = await db.execute<SchoolHealth & Record<string, unknown>>(sql`
        select id, name, slug, is_active as "isActive", is_public(school) as "isPublic", files,
          coalesce(city, location) as place, is_online as "isOnline", location, address,
          contact_name as "contactName", contact_email as "contactEmail",
          contact_phone as "contactPhone", description, ${day('established_on')} as "establishedOn",
          n_students as "nStudents", n_classrooms as "nClassrooms",
          students_per_teacher as "studentsPerTeacher", website, starts_at as "startsAt", fees,
          age_min as "ageMin", age_max as "ageMax", seats_left as "seatsLeft",
          ${day('admission_closes_on')} as "admissionClosesOn", filter_ids as "filterIds",
          greatest(fees ->> 'toldOn', (select max(value) from jsonb_each_text(provided_on)))
            as "confirmedOn"
        from school where ${isSchoolInScope(scope)} order by name, id`)
      return rows
    },

    async stores(scope: DashboardScope): Promise<StoreHealth[]> {
      const { rows } = await db.execute<StoreHealth & Record<string, unknown>>(sql`
        select id, brand_name as name, is_active as "isActive", is_public(store) as "isPublic", files,
          contact_person as "contactPerson", company_name as "companyName", email, mobile, website,
          address, city, description_html as "descriptionHtml", opens_at as "opensAt",
          established_year as "establishedYear",
          (select count(*)::integer from product
            where product.store_id = store.id and product.deleted_at is null) as "nProducts",
          to_char(updated_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as "confirmedOn"
        from store where ${isStoreInScope(scope)} order by brand_name, id`)
      return rows
    },

    async products(scope: DashboardScope): Promise<ProductHealth[]> {
      const { rows } = await db.execute<ProductHealth & Record<string, unknown>>(sql`
        select product.id, product.store_id as "storeId", product.name, product.slug,
          product.kind as section, product.is_active as "isActive",
          is_public(product, store) as "isPublic", product.files,
          product.description_html as "descriptionHtml", product.price,
          product.age_min as "ageMin", product.age_max as "ageMax",
          product.filter_ids as "filterIds", run.n as "nBatches", run.n_open as "nOpen",
          run.seats, run.seats_left as "seatsLeft", run.last_end as "lastEnd"
        from product join store on store.id = product.store_id
        cross join lateral (
          select count(*)::integer as n, (count(*) filter (where is_open))::integer as n_open,
            coalesce(sum(batch.seats) filter (where is_open), 0)::integer as seats,
            coalesce(sum(batch.seats_left) filter (where is_open), 0)::integer as seats_left,
            case when bool_and(ends_on is not null) filter (where batch.state <> 'cancelled') then ${day("max(ends_on) filter (where batch.state <> 'cancelled')")} end as last_end
          from batch cross join lateral (select ${sql.raw(isCurrentBatch)} as is_open) state
          where batch.product_id = product.id) run
        where ${isProductInScope(scope)} order by product.name, product.id`)
      return rows
    },
  }
}
