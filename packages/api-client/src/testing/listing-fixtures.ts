import type { SchoolsAndStores } from '../generated/schema'
import { drawnImage } from './school-fixtures'

type MySchool = SchoolsAndStores['schools'][number]
type MyStore = SchoolsAndStores['stores'][number]

/** What somebody has listed: nothing yet, on the plan that everybody begins with. */
export function schoolsAndStores(given: Partial<SchoolsAndStores> = {}): SchoolsAndStores {
  return {
    schools: [],
    stores: [],
    limits: {
      plan: 'free',
      schools: 5,
      stores: 5,
      products: 50,
      is_limit_exceeded: false,
      is_service_limit_exceeded: false,
    },
    ...given,
  }
}

/** A school of one's own, as its card shows it. */
export function mySchool(given: Partial<MySchool> = {}): MySchool {
  return {
    id: 3,
    name: 'Vidya Niketan',
    slug: 'vidya-niketan-100001',
    is_active: true,
    location: 'Indiranagar, Bengaluru',
    image: drawnImage,
    completeness: { percent: 64, missing: ['description', 'languages'] },
    ...given,
  }
}

/** A store of one's own, as its card shows it. */
export function myStore(given: Partial<MyStore> = {}): MyStore {
  return {
    id: 9,
    name: 'Book Store',
    is_active: true,
    city: 'Bengaluru',
    n_products: 2,
    image: drawnImage,
    completeness: { percent: 80, missing: ['description'] },
    ...given,
  }
}
