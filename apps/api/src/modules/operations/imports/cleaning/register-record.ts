/** The columns of a school register, by their standard headings. */
export const registerColumns = [
  'source',
  'source_id',
  'name',
  'board',
  'address',
  'city',
  'district',
  'state',
  'pincode',
  'lat',
  'lng',
  'email',
  'phone',
  'website',
  'established',
  'n_students',
] as const

export type RegisterColumn = (typeof registerColumns)[number]

/** One row of the file; a missing column is empty. */
export type RegisterRecord = Readonly<Record<RegisterColumn, string>>
