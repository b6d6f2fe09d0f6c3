import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/connect.ts'
import { isMembershipOf } from '../../../db/listing-columns.ts'
import { listingMembers, schools, stores } from '../../../db/schema/index.ts'

export type MyListingsRepository = ReturnType<typeof createMyListingsRepository>

/* Written in SQL because drizzle leaves out table names in a query on a single table. */
const nProducts = sql<number>`(
  select count(*)::integer from product 
    where product.store_id = store.id and product.deleted_at is null)`

/** Reads the listings that a user works for, active or not, unless they are deleted. */
export function createMyListingsRepository(db: Db) {
  return {
    /** Their schools, with their role, newest first. */
    schoolsOf: (userId: number) =>
      db
        .select({
          id: schools.id,
          name: schools.name,
          role: listingMembers.role,
          slug: schools.slug,
          isActive: schools.isActive,
          moderation: schools.moderation,
          isRegistered: sql<boolean>`${isNotNull(schools.source)}`,
          isOnline: schools.isOnline,
          location: schools.location,
          address: schools.address,
          contactName: schools.contactName,
          contactEmail: schools.contactEmail,
          contactPhone: schools.contactPhone,
          description: schools.description,
          establishedOn: schools.establishedOn,
          nStudents: schools.nStudents,
          nClassrooms: schools.nClassrooms,
          studentsPerTeacher: schools.studentsPerTeacher,
          website: schools.website,
          startsAt: schools.startsAt,
          fees: schools.fees,
          ageMin: schools.ageMin,
          ageMax: schools.ageMax,
          seatsLeft: schools.seatsLeft,
          admissionClosesOn: schools.admissionClosesOn,
          filterIds: schools.filterIds,
          files: schools.files,
          captions: schools.fileCaptions,
          createdAt: schools.createdAt,
        })
        .from(schools)
        .innerJoin(listingMembers, eq(listingMembers.schoolId, schools.id))
        .where(and(isMembershipOf(userId), isNull(schools.deletedAt)))
        .orderBy(desc(schools.createdAt), desc(schools.id)),

    /** Their stores, with their role, newest first. */
    storesOf: (userId: number) =>
      db
        .select({
          id: stores.id,
          name: stores.brandName,
          role: listingMembers.role,
          isActive: stores.isActive,
          moderation: stores.moderation,
          contactPerson: stores.contactPerson,
          companyName: stores.companyName,
          email: stores.email,
          mobile: stores.mobile,
          website: stores.website,
          address: stores.address,
          city: stores.city,
          descriptionHtml: stores.descriptionHtml,
          opensAt: stores.opensAt,
          establishedYear: stores.establishedYear,
          files: stores.files,
          nProducts,
          createdAt: stores.createdAt,
        })
        .from(stores)
        .innerJoin(listingMembers, eq(listingMembers.storeId, stores.id))
        .where(and(isMembershipOf(userId), isNull(stores.deletedAt)))
        .orderBy(desc(stores.createdAt), desc(stores.id)),
  }
}
