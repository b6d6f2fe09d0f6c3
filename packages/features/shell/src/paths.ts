/** The addresses of pages, without BASE_PATH. Text from outside is encoded. */
export const paths = {
  home: '/',
  schools: '/schools',
  school: (slug: string) => `/schools/${encodeURIComponent(slug)}`,
  product: (slug: string) => `/products/${encodeURIComponent(slug)}`,
  store: (id: number) => `/stores-details/${id}`,
  job: (id: number) => `/jobs/description/${id}`,
  search: '/global-search-result',
  searchFor: (query: string) => `/global-search-result?query=${encodeURIComponent(query)}`,
} as const
