/** The sections of the sitemap, in the order of their files in the index. */
export const sections = [
  'schools',
  'areas',
  'area-boards',
  'products',
  'stores',
  'jobs',
  'blogs',
  'videos',
  'newsletters',
] as const
export type Section = (typeof sections)[number]
