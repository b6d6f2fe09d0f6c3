import type { Handlers, Query, Schema } from '../../../contract/operations.ts'
import type { Database } from '../../../db/connect.ts'
import type { TableRow, TableRows } from '../../../db/table-rows.ts'
import type { Platform } from '../../platform/platform.module.ts'
import { batchRows } from './batches/batch-table.repository.ts'
import { blogRows } from './blogs/blog-table.repository.ts'
import { invoiceRows } from './invoices/invoice-table.repository.ts'
import { jobSeekerRows } from './job-seekers/job-seeker-table.repository.ts'
import { jobRows } from './jobs/job-table.repository.ts'
import { paymentRows } from './payments/payment-table.repository.ts'
import { productRows } from './products/product-table.repository.ts'
import { schoolRows } from './schools/school-table.repository.ts'
import type { WordKeys } from './schools/searched-schools.repository.ts'
import { storeRows } from './stores/store-table.repository.ts'
import { createAdminTable } from './table/admin-table.service.ts'
import { tableHandlers } from './table/table-handlers.ts'
import { videoRows } from './videos/video-table.repository.ts'

export interface AdminTablesDeps {
  readonly database: Database
  readonly platform: Pick<Platform, 'exportLog' | 'userLimit'>
  readonly search: { readonly wordKeys: WordKeys }
  /** The name of a state by its GST code. */
  gstStateName(code: string): string
  /** The enquiries of all desks. */
  readonly enquiryRows: TableRows<Query<'downloadAdminEnquiries'>, Schema<'AdminEnquiry'>>
}

const personal = { isPersonal: true }

/** The tables of all records, for admins. */
export function createAdminTablesModule(given: AdminTablesDeps) {
  const { db } = given.database
  const { exportLog, userLimit } = given.platform
  const deps = { log: exportLog, userLimit }
  const table = <Request extends object, Row extends TableRow>(
    name: string,
    rows: TableRows<Request, Row>,
    rule: { readonly isPersonal?: boolean } = {},
  ) => tableHandlers(name, createAdminTable(deps, { name, rows, ...rule }))

  const schools = table('schools', schoolRows(db, given.search.wordKeys))
  const stores = table('stores', storeRows(db))
  const products = table('products', productRows(db))
  const batches = table('batches', batchRows(db))
  const jobs = table('jobs', jobRows(db))
  const jobSeekers = table('job-seekers', jobSeekerRows(db), personal)
  const blogs = table('blogs', blogRows(db))
  const videos = table('videos', videoRows(db))
  const invoices = table('invoices', invoiceRows(db, given.gstStateName), personal)
  const payments = table('payments', paymentRows(db), personal)
  const enquiries = table('enquiries', given.enquiryRows, personal)
  return {
    handlers: {
      listAdminSchools: schools.list,
      downloadAdminSchools: schools.download,
      listAdminStores: stores.list,
      downloadAdminStores: stores.download,
      listAdminProducts: products.list,
      downloadAdminProducts: products.download,
      listAdminBatches: batches.list,
      downloadAdminBatches: batches.download,
      listAdminJobs: jobs.list,
      downloadAdminJobs: jobs.download,
      listAdminJobSeekers: jobSeekers.list,
      downloadAdminJobSeekers: jobSeekers.download,
      listAdminBlogs: blogs.list,
      downloadAdminBlogs: blogs.download,
      listAdminVideos: videos.list,
      downloadAdminVideos: videos.download,
      listAdminInvoices: invoices.list,
      downloadAdminInvoices: invoices.download,
      listAdminPayments: payments.list,
      downloadAdminPayments: payments.download,
      listAdminEnquiries: enquiries.list,
      downloadAdminEnquiries: enquiries.download,
    } satisfies Partial<Handlers>,
  }
}
