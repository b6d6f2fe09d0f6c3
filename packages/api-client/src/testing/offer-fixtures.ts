import type { Product, ProductSummary, Store } from '../generated/schema'
import { drawnPicture } from './school-fixtures'

/** A product of a list. */
export function productSummary(given: Partial<ProductSummary> = {}): ProductSummary {
  return {
    type: 'Product',
    id: 5,
    name: 'Ganit Maths Circle',
    slug: 'ganit-maths-circle-330187',
    kind: 'tuition',
    store_id: 12,
    store_name: 'Ganit Classes',
    city: 'Bengaluru',
    state: 'Karnataka',
    picture: drawnPicture,
    files: [],
    price: 2800,
    price_unit: 'month',
    age_min: 11,
    age_max: 16,
    mode: 'centre',
    seats_left: 4,
    ...given,
  }
}

/** A product's page. */
export function product(given: Partial<Product> = {}): Product {
  return {
    type: 'Product',
    id: 5,
    name: 'Ganit Maths Circle',
    slug: 'ganit-maths-circle-330187',
    kind: 'tuition',
    description: '<p>Problems first, formulas after.</p>',
    city: 'Bengaluru',
    state: 'Karnataka',
    lat: 12.97,
    lng: 77.64,
    files: [],
    pictures: [drawnPicture],
    price: 2800,
    price_unit: 'month',
    age_min: 11,
    age_max: 16,
    mode: 'centre',
    batches: [
      {
        id: 1,
        name: 'Evening',
        days: ['Mon', 'Wed'],
        starts_on: '2027-01-04',
        ends_on: null,
        start_time: '17:00',
        end_time: '18:30',
        seats: 12,
        seats_left: 4,
      },
    ],
    filters_values: [{ id: 9, name: 'Subjects', values: [{ id: 35, name: 'Mathematics' }] }],
    store: { id: 12, brand_name: 'Ganit Classes', city: 'Bengaluru', is_verified: true },
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

/** A store's page. */
export function store(given: Partial<Store> = {}): Store {
  return {
    id: 12,
    brand_name: 'Ganit Classes',
    contact_person: 'Meera Iyer',
    company_name: null,
    email: 'hello@example.in',
    mobile: '98450 00000',
    address: 'CMH Road',
    city: 'Bengaluru',
    country: 'India',
    gst: null,
    is_active: true,
    description_html: '<p>Small groups since 2009.</p>',
    files: [],
    pictures: [drawnPicture],
    lat: 12.97,
    lng: 77.64,
    is_verified: true,
    products: [productSummary()],
    ...given,
  }
}
