import type { DeletedListings, SchoolsAndStores } from '../generated/schema'
import { drawnImage } from './school-fixtures'

type MySchool = SchoolsAndStores['schools'][number]
type DeletedListing = DeletedListings['data'][number]
type MyStore = SchoolsAndStores['stores'][number]

/** A user's listings: none yet, on the default plan. */
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

/** One of the user's schools, as shown on its card. */
export function mySchool(given: Partial<MySchool> = {}): MySchool {
  return {
    id: 3,
    name: 'Vidya Niketan',
    role: 'owner',
    slug: 'vidya-niketan-100001',
    is_active: true,
    is_hidden_by_admin: false,
    is_registered: false,
    location: 'Indiranagar, Bengaluru',
    image: drawnImage,
    completeness: { percent: 64, missing: ['description', 'languages'] },
    ...given,
  }
}

/** One of the user's stores, as shown on its card. */
export function myStore(given: Partial<MyStore> = {}): MyStore {
  return {
    id: 9,
    name: 'Book Store',
    role: 'owner',
    is_active: true,
    is_hidden_by_admin: false,
    city: 'Bengaluru',
    n_products: 2,
    image: drawnImage,
    completeness: { percent: 80, missing: ['description'] },
    ...given,
  }
}

/** A listing that its owner can restore. */
export function deletedListing(given: Partial<DeletedListing> = {}): DeletedListing {
  return {
    kind: 'school',
    id: 4,
    name: 'Bal Bhavan',
    deleted_at: '2026-11-20T06:30:00.000Z',
    restorable_until: '2026-12-20T06:30:00.000Z',
    ...given,
  }
}
