import type { FieldShape } from '../../trust/moderation/subjects/listing-fields.ts'

const text = (...columns: string[]): FieldShape => ({ kind: 'text', columns })

/** The fields of a school and their columns. */
export const schoolShapes: Readonly<Record<string, FieldShape>> = {
  slug: text('slug'),
  name: text('name', 'slug'),
  established_on: text('established_on'),
  is_online: text('is_online'),
  location: {
    kind: 'map',
    columns: ['location', 'lat', 'lng', 'place_accuracy', 'city', 'district', 'state', 'pincode'],
  },
  address: text('address'),
  contact_name: text('contact_name'),
  contact_email: text('contact_email'),
  contact_phone: text('contact_phone'),
  n_students: text('n_students'),
  n_classrooms: text('n_classrooms'),
  students_per_teacher: text('students_per_teacher'),
  website: text('website'),
  timings: text('starts_at', 'ends_at'),
  fees: { kind: 'money', columns: ['fees', 'fee_min', 'fee_max', 'first_year_min'] },
  ages: text('age_min', 'age_max'),
  seats: text('seats_total', 'seats_left'),
  admissions: {
    kind: 'list',
    columns: ['admission_opens_on', 'admission_closes_on', 'admission_dates'],
  },
  description: { kind: 'html', columns: ['description'] },
  is_active: text('is_active'),
  filter_ids: { kind: 'list', columns: ['filter_ids', 'absent_filter_ids'] },
  files: { kind: 'image', columns: ['files', 'file_captions'] },
}

/** The fields of a store and their columns. */
export const storeShapes: Readonly<Record<string, FieldShape>> = {
  brand_name: text('brand_name'),
  contact_person: text('contact_person'),
  company_name: text('company_name'),
  email: text('email'),
  mobile: text('mobile'),
  website: text('website'),
  address: text('address'),
  city: text('city'),
  place: {
    kind: 'map',
    columns: ['location', 'lat', 'lng', 'place_accuracy', 'city', 'district', 'state', 'pincode'],
  },
  country: text('country'),
  gst: text('gst'),
  is_active: text('is_active'),
  description_html: { kind: 'html', columns: ['description_html'] },
  established_year: text('established_year'),
  opening_times: text('open_days', 'opens_at', 'closes_at'),
  filter_ids: { kind: 'list', columns: ['filter_ids'] },
  files: { kind: 'image', columns: ['files', 'file_captions'] },
}

/** The fields of a product and their columns. */
export const productShapes: Readonly<Record<string, FieldShape>> = {
  name: text('name'),
  kind: text('kind'),
  mode: text('mode'),
  description_html: { kind: 'html', columns: ['description_html'] },
  files: { kind: 'image', columns: ['files', 'file_captions'] },
  filter_ids: { kind: 'list', columns: ['filter_ids'] },
  ages: text('age_min', 'age_max'),
  price: text('price', 'price_unit'),
  is_active: text('is_active'),
}
