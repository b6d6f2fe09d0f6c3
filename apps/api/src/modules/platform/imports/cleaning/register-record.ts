/** The columns of a register of schools, under the headings that need no map. */
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

/** One row as the file has it; a column that the file lacks is empty. */
export type RegisterRecord = Readonly<Record<RegisterColumn, string>>
