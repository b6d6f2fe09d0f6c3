import { applications, jobs, schools, stores } from '../../../../db/schema/index.ts'

/** An application, its job, and the name and place of the listing, whichever kind it is. */
export const applicationColumns = {
  application: applications,
  job: jobs,
  schoolName: schools.name,
  schoolSlug: schools.slug,
  schoolCity: schools.city,
  storeName: stores.brandName,
  storeCity: stores.city,
}
