import type { AdminSchool } from '@edbazaar/api-client'

/** Two schools: one of a register with an owner, one that nobody has reviewed. */
export const sampleSchools: readonly AdminSchool[] = [
  {
    id: 1,
    slug: 'kaveri-vidyashram-482913',
    name: 'Kaveri Vidyashram',
    city: 'Mysuru',
    district: 'Mysuru',
    state: 'Karnataka',
    status: 'live',
    owner_id: 12,
    owner_name: 'Lakshmi Raghavan',
    source: 'udise',
    source_id: '29260100101',
    revision: 8,
    approved_revision: 7,
    created_at: '2026-01-10T04:30:00.000Z',
    updated_at: '2026-11-18T10:00:00.000Z',
  },
  {
    id: 2,
    slug: 'noyyal-academy-100002',
    name: 'Noyyal Academy',
    city: null,
    district: 'Coimbatore',
    state: 'Tamil Nadu',
    status: 'unreviewed',
    owner_id: null,
    owner_name: null,
    source: null,
    source_id: null,
    revision: 1,
    approved_revision: null,
    created_at: '2026-11-17T04:30:00.000Z',
    updated_at: '2026-11-17T10:00:00.000Z',
  },
]
