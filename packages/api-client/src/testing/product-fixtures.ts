import type { Product, ProductList, ProductSummary, Store, Weekday } from '../generated/schema'
import { drawnImage } from './school-fixtures'

/** A product in a list. */
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
    distance_km: null,
    is_place_approximate: false,
    image: drawnImage,
    files: [],
    price: 2800,
    price_unit: 'month',
    age_min: 11,
    age_max: 16,
    mode: 'centre',
    n_batches: 1,
    days: ['Mon', 'Wed'],
    starts_on: '2027-01-04',
    seats: 12,
    seats_left: 4,
    ...given,
  }
}

const weekdays: readonly Weekday[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** A page of tuitions: one at a centre and one with hardly any facts. */
export function productList(given: Partial<ProductList> = {}): ProductList {
  const withoutBatches = { n_batches: 0, days: [], starts_on: null, seats: null, seats_left: null }
  return {
    data: [
      productSummary(),
      productSummary({
        ...withoutBatches,
        price: null,
        age_min: null,
        age_max: null,
        id: 6,
        name: 'Vigyan Science',
        slug: 'vigyan-science-330188',
        mode: 'online',
      }),
    ],
    total: 2,
    page: 1,
    per_page: 20,
    totalPages: 1,
    place: null,
    radius: null,
    approximate: null,
    price_units: [{ unit: 'month', count: 1 }],
    kinds: [
      { kind: 'tuition', count: 2 },
      { kind: 'activity', count: 5 },
      { kind: 'camp', count: 1 },
      { kind: 'workshop', count: 0 },
    ],
    facets: [
      {
        id: 6,
        name: 'Subjects',
        values: [
          { id: 35, name: 'Mathematics', count: 1 },
          { id: 26, name: 'Science', count: 1 },
          { id: 27, name: 'English', count: 0 },
        ],
      },
      { id: 7, name: 'Board', values: [{ id: 321, name: 'CBSE', count: 1 }] },
    ],
    days: weekdays.map((day) => ({ day, count: day === 'Mon' || day === 'Wed' ? 1 : 0 })),
    prices: { step: 2, counts: [0, 1, ...Array.from({ length: 23 }, () => 0)] },
    ...given,
  }
}

/** A product's page. */
export function product(given: Partial<Product> = {}): Product {
  return {
    type: 'Product',
    accepts_enquiries: true,
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
    images: [drawnImage],
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
        price: null,
      },
    ],
    filters_values: [{ id: 9, name: 'Subjects', values: [{ id: 35, name: 'Mathematics' }] }],
    store: {
      id: 12,
      brand_name: 'Ganit Classes',
      city: 'Bengaluru',
      mobile: '98450 •••••',
      email: 'hello@ganit.example',
      is_verified: true,
      image: drawnImage,
      n_products: 3,
    },
    updated_at: '2026-11-02T09:30:00.000Z',
    ...given,
  }
}

/** A store's page. */
export function store(given: Partial<Store> = {}): Store {
  return {
    id: 12,
    accepts_enquiries: true,
    brand_name: 'Ganit Classes',
    contact_person: 'Meera Iyer',
    company_name: null,
    email: 'hello@example.in',
    mobile: '98450 •••••',
    address: 'CMH Road',
    city: 'Bengaluru',
    country: 'India',
    gst: null,
    website: 'https://chess.example',
    is_active: true,
    established_year: null,
    opening_times: null,
    filters_values: [],
    description_html: '<p>Small groups since 2009.</p>',
    files: [],
    images: [drawnImage],
    lat: 12.97,
    lng: 77.64,
    is_verified: true,
    products: [productSummary()],
    ...given,
  }
}
