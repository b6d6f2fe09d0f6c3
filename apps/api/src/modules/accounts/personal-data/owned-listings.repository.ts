import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { listingName } from '../../../db/listing-columns.ts'
import {
  auditEntries,
  batches,
  filterRequests,
  listingMembers,
  memberInvitations,
  products,
  schools,
  stores,
} from '../../../db/schema/index.ts'
import { pageSize } from './row-pages.ts'

export type OwnedListingsRepository = ReturnType<typeof createOwnedListingsRepository>

/** A user's schools, stores, products with batches, filter requests and field edits, in pages. */
export function createOwnedListingsRepository(db: Db) {
  const batchesOf = (productIds: number[]) =>
    db.select().from(batches).where(inArray(batches.productId, productIds)).orderBy(asc(batches.id))

  return {
    schoolsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: schools.id,
          name: schools.name,
          slug: schools.slug,
          address: schools.address,
          location: schools.location,
          contact_name: schools.contactName,
          contact_email: schools.contactEmail,
          contact_phone: schools.contactPhone,
          website: schools.website,
          description: schools.description,
          established_on: schools.establishedOn,
          is_online: schools.isOnline,
          lat: schools.lat,
          long: schools.lng,
          n_students: schools.nStudents,
          n_classrooms: schools.nClassrooms,
          students_per_teacher: schools.studentsPerTeacher,
          starts_at: schools.startsAt,
          ends_at: schools.endsAt,
          fees: schools.fees,
          age_min: schools.ageMin,
          age_max: schools.ageMax,
          seats_total: schools.seatsTotal,
          seats_left: schools.seatsLeft,
          admission_dates: schools.admissionDates,
          admission_opens_on: schools.admissionOpensOn,
          admission_closes_on: schools.admissionClosesOn,
          filter_ids: schools.filterIds,
          files: schools.files,
          file_captions: schools.fileCaptions,
          is_active: schools.isActive,
          deleted_at: schools.deletedAt,
          created_at: schools.createdAt,
        })
        .from(schools)
        .where(and(eq(schools.ownerId, userId), gt(schools.id, after)))
        .orderBy(asc(schools.id))
        .limit(pageSize),

    async storesOf(userId: number, after: number) {
      const owned = await db
        .select()
        .from(stores)
        .where(and(eq(stores.ownerId, userId), gt(stores.id, after)))
        .orderBy(asc(stores.id))
        .limit(pageSize)
      return owned.map((store) => ({ cursor: store.id, id: store.id, store: storeOf(store) }))
    },

    async productsOf(storeId: number, after: number) {
      const ofStore = await db
        .select()
        .from(products)
        .where(and(eq(products.storeId, storeId), gt(products.id, after)))
        .orderBy(asc(products.id))
        .limit(pageSize)
      const ofProducts = await batchesOf(ofStore.map(({ id }) => id))
      return ofStore.map((product) => ({
        cursor: product.id,
        ...productOf(product),
        batches: ofProducts.filter(({ productId }) => productId === product.id).map(batchOf),
      }))
    },

    filterRequestsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: filterRequests.id,
          section: filterRequests.section,
          name: filterRequests.name,
          category: filterRequests.category,
          value: filterRequests.value,
          status: filterRequests.status,
          reason_code: filterRequests.reasonCode,
          note: filterRequests.note,
          decided_at: filterRequests.decidedAt,
          created_at: filterRequests.createdAt,
        })
        .from(filterRequests)
        .where(and(eq(filterRequests.userId, userId), gt(filterRequests.id, after)))
        .orderBy(asc(filterRequests.id))
        .limit(pageSize),

    /** The user's changes, from the audit log. */
    editsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: auditEntries.id,
          entity: auditEntries.entity,
          entity_id: auditEntries.entityId,
          action: auditEntries.action,
          field: auditEntries.field,
          before: auditEntries.before,
          after: auditEntries.after,
          created_at: auditEntries.createdAt,
        })
        .from(auditEntries)
        .where(and(eq(auditEntries.userId, userId), gt(auditEntries.id, after)))
        .orderBy(asc(auditEntries.id))
        .limit(pageSize),

    /** The listings that a user works or worked for; without their names once they have left. */
    membershipsOf: (userId: number, after: number) =>
      db
        .select({
          cursor: listingMembers.id,
          kind: sql<string>`case when ${listingMembers.schoolId} is null then 'store' else 'school' end`,
          name: sql<
            string | null
          >`case when ${listingMembers.removedAt} is null then ${listingName} end`,
          role: listingMembers.role,
          since: listingMembers.createdAt,
          removed_at: listingMembers.removedAt,
        })
        .from(listingMembers)
        .leftJoin(schools, eq(schools.id, listingMembers.schoolId))
        .leftJoin(stores, eq(stores.id, listingMembers.storeId))
        .where(and(eq(listingMembers.userId, userId), gt(listingMembers.id, after)))
        .orderBy(asc(listingMembers.id))
        .limit(pageSize),

    invitationsBy: (userId: number, after: number) =>
      db
        .select({
          cursor: memberInvitations.id,
          email: memberInvitations.email,
          role: memberInvitations.role,
          expires_at: memberInvitations.expiresAt,
          created_at: memberInvitations.createdAt,
        })
        .from(memberInvitations)
        .where(and(eq(memberInvitations.invitedBy, userId), gt(memberInvitations.id, after)))
        .orderBy(asc(memberInvitations.id))
        .limit(pageSize),
  }
}

const storeOf = (store: typeof stores.$inferSelect) => ({
  brand_name: store.brandName,
  contact_person: store.contactPerson,
  company_name: store.companyName,
  email: store.email,
  mobile: store.mobile,
  address: store.address,
  city: store.city,
  country: store.country,
  website: store.website,
  gst: store.gst,
  description_html: store.descriptionHtml,
  established_year: store.establishedYear,
  open_days: store.openDays,
  opens_at: store.opensAt,
  closes_at: store.closesAt,
  filter_ids: store.filterIds,
  files: store.files,
  file_captions: store.fileCaptions,
  is_active: store.isActive,
  deleted_at: store.deletedAt,
  created_at: store.createdAt,
})

const productOf = (product: typeof products.$inferSelect) => ({
  name: product.name,
  slug: product.slug,
  kind: product.kind,
  mode: product.mode,
  description_html: product.descriptionHtml,
  files: product.files,
  file_captions: product.fileCaptions,
  age_min: product.ageMin,
  age_max: product.ageMax,
  price: product.price,
  price_unit: product.priceUnit,
  is_active: product.isActive,
  deleted_at: product.deletedAt,
  created_at: product.createdAt,
})

const batchOf = (batch: typeof batches.$inferSelect) => ({
  name: batch.name,
  days: batch.days,
  starts_on: batch.startsOn,
  ends_on: batch.endsOn,
  start_time: batch.startTime,
  end_time: batch.endTime,
  seats: batch.seats,
  taken_elsewhere: batch.takenElsewhere,
  seats_left: batch.seatsLeft,
  price: batch.price,
})
