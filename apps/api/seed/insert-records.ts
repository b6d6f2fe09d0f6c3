import { sql } from 'drizzle-orm'
import type { Db } from '../src/db/connect.ts'
import {
  batches,
  blogs,
  jobs,
  newsletterIssues,
  products,
  schools,
  stores,
  videos,
} from '../src/db/schema/index.ts'
import { createSessionMakerRepository } from '../src/modules/bookings/sessions/session-maker.repository.ts'
import { refreshAreas } from '../src/modules/catalogue/areas/refresh-areas.repository.ts'
import { createFiltersRepository } from '../src/modules/catalogue/filters/filters.repository.ts'
import { writeDocuments } from '../src/modules/search/documents/write-documents.repository.ts'
import { blogRows } from './blogs/blog-rows.ts'
import { insertDemoNewsletterDrafts } from './demo-newsletter-drafts.ts'
import { insertDemoPartner } from './demo-partner.ts'
import { demoNewsletters } from './newsletters.ts'
import { demoJobs, type Employer } from './products-and-jobs/demo-jobs.ts'
import { demoProducts, type SectionValueId } from './products-and-jobs/demo-products.ts'
import { demoStores } from './products-and-jobs/demo-stores.ts'
import type { DemoSchool } from './schools/demo-schools.ts'
import { videoRows } from './videos/video-rows.ts'

/**
 * The id of each filter value by section, filter and name. The lookup throws for an unknown one.
 */
export async function readValueIds(db: Db): Promise<SectionValueId> {
  const values = await createFiltersRepository(db).listValues()
  const key = (section: string, filter: string, value: string) => `${section}/${filter}/${value}`
  const ids = new Map(
    values.map((value) => [key(value.section, value.filterName, value.name), value.id]),
  )
  return (section, filter, value) => {
    const id = ids.get(key(section, filter, value))
    if (id === undefined) throw new Error(`No filter value ${key(section, filter, value)}`)
    return id
  }
}

/** Rows per statement: PostgreSQL accepts 65,535 parameters. */
const atOnce = 500

/**
 * Inserts schools, stores, products with batches and their sessions, and jobs, each with its search document; then
 * areas, blogs, videos and a partner.
 */
export async function insertRecords(
  tx: Db,
  schoolRows: readonly DemoSchool[],
  valueId: SectionValueId,
): Promise<void> {
  const employers = await insertSchools(tx, schoolRows)
  await insertOffers(tx, valueId)
  const posts = await tx
    .insert(jobs)
    .values(demoJobs(employers.filter(({ lat }) => lat !== null)))
    .returning({ id: jobs.id })
  await tx.insert(newsletterIssues).values(demoNewsletters())
  await writeDocuments(tx, 'school', idsOf(employers))
  await writeDocuments(tx, 'job', idsOf(posts))
  await refreshAreas(tx)
  await tx.insert(blogs).values(blogRows())
  await insertDemoNewsletterDrafts(tx)
  await insertDemoPartner(tx)
  await tx.insert(videos).values(videoRows(employers.filter(({ lat }) => lat !== null)))
}

async function insertSchools(tx: Db, rows: readonly DemoSchool[]): Promise<Employer[]> {
  const { id, name, location, city, district, state, lat, lng } = schools
  const inserted: Employer[] = []
  for (let from = 0; from < rows.length; from += atOnce) {
    const part = await tx
      .insert(schools)
      .values(rows.slice(from, from + atOnce))
      .returning({ id, name, location, city, district, state, lat, lng })
    inserted.push(...part)
  }
  return inserted
}

async function insertOffers(tx: Db, valueId: SectionValueId): Promise<void> {
  const offering = demoStores()
  const storeIds = idsOf(
    await tx
      .insert(stores)
      .values(offering.map(({ row }) => row))
      .returning({ id: stores.id }),
  )
  const offered = demoProducts(offering, valueId)
  const productIds = idsOf(
    await tx
      .insert(products)
      .values(offered.map(({ store, row }) => ({ ...row, storeId: storeIds[store] ?? 0 })))
      .returning({ id: products.id }),
  )
  await tx
    .insert(batches)
    .values(
      offered.flatMap((product, i) =>
        product.batches.map((batch) => ({ ...batch, productId: productIds[i] ?? 0 })),
      ),
    )
  // Thousands of rows, which take long on a slow machine.
  await tx.execute(sql`set local statement_timeout = 0`)
  await createSessionMakerRepository(tx).make(null)
  await writeDocuments(tx, 'store', storeIds)
  await writeDocuments(tx, 'product', productIds)
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
