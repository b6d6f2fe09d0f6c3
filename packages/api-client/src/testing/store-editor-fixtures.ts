import type { EditedBatch, Filter, ProductEditor, StoreEditor } from '../generated/schema'
import { productSummary } from './product-fixtures'
import { imageMedia } from './school-editor-fixtures'
import { drawnImage } from './school-fixtures'

type EditedProduct = StoreEditor['products'][number]

const eveningBatch: EditedBatch = {
  id: 1,
  name: 'Evening',
  days: ['Mon', 'Wed'],
  starts_on: '2027-01-04',
  ends_on: null,
  start_time: '17:00',
  end_time: '18:30',
  seats: 12,
  seats_left: 4,
  taken_elsewhere: 8,
  taken: 0,
  state: 'open',
  price: null,
}

/** A store as the editor loads it: one image, one product, no description. */
export function storeEditor(given: Partial<StoreEditor> = {}): StoreEditor {
  const media = given.media ?? [imageMedia({ name: 'Logo.jpg' })]
  return {
    id: 9,
    can_delete: true,
    brand_name: 'Ganit Classes',
    contact_person: 'Meera Iyer',
    company_name: null,
    email: 'hello@example.in',
    mobile: '9845000000',
    address: 'CMH Road',
    city: 'Bengaluru',
    place: {
      location: 'Indiranagar, Bengaluru, Karnataka, India',
      lat: 12.9784,
      long: 77.6408,
      is_exact: false,
      city: 'Bengaluru',
      district: 'Bengaluru Urban',
      state: 'Karnataka',
      pincode: '560038',
    },
    country: 'India',
    gst: null,
    website: null,
    is_active: true,
    is_hidden_by_admin: false,
    established_year: null,
    opening_times: null,
    filters_values: [
      {
        id: 5,
        name: 'Languages',
        values: [
          { id: 281, name: 'English' },
          { id: 282, name: 'Hindi' },
        ],
      },
      { id: 4, name: 'Infrastructure', values: [{ id: 201, name: 'Library' }] },
    ],
    filter_ids: [],
    description_html: null,
    files: media.map(({ url }) => url),
    media,
    image: media[0]?.image ?? drawnImage,
    products: [editedProduct()],
    revision: 4,
    completeness: { percent: 82, missing: ['description', 'company_name'] },
    limits: { products: 50, is_product_limit_exceeded: false },
    updated_at: '2026-11-20T09:00:00.000Z',
    ...given,
  }
}

/** A product of a store, as listed on the store's page. */
export function editedProduct(given: Partial<EditedProduct> = {}): EditedProduct {
  return {
    is_active: true,
    is_hidden_by_admin: false,
    completeness: { percent: 60, missing: ['images', 'description'] },
    batches: [eveningBatch],
    summary: productSummary({ store_id: 9 }),
    ...given,
  }
}

/** Filters of tuitions with their values. */
export const tuitionFilters: readonly Filter[] = [
  {
    id: 6,
    name: 'Subjects',
    values: [
      { id: 35, name: 'Mathematics' },
      { id: 26, name: 'Science' },
      { id: 27, name: 'English' },
    ],
  },
  {
    id: 7,
    name: 'Board',
    values: [
      { id: 321, name: 'CBSE' },
      { id: 322, name: 'ICSE' },
    ],
  },
]

/** A product as the editor loads it, with one batch. */
export function productEditor(given: Partial<ProductEditor> = {}): ProductEditor {
  const media = given.media ?? []
  return {
    id: 5,
    slug: 'ganit-maths-circle-330187',
    store: { id: 9, brand_name: 'Ganit Classes', is_active: true },
    kind: 'tuition',
    name: 'Ganit Maths Circle',
    mode: 'centre',
    description_html: '<p>Problems first, formulas after.</p>',
    files: media.map(({ url }) => url),
    media,
    filters_values: [...tuitionFilters],
    filter_ids: [35],
    requested_filters: [],
    age_min: 11,
    age_max: 16,
    price: 2800,
    price_unit: 'month',
    is_active: true,
    is_hidden_by_admin: false,
    batches: [eveningBatch],
    revision: 3,
    completeness: { percent: 75, missing: ['images'] },
    summary: productSummary({ store_id: 9 }),
    updated_at: '2026-11-20T09:00:00.000Z',
    ...given,
  }
}
