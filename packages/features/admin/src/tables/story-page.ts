/** The first page of sample rows, as the API answers. */
export const samplePage = <Row>(data: readonly Row[]) => ({
  data: [...data],
  total: data.length,
  is_total_exact: true,
  page: 1,
  per_page: 25,
  totalPages: 1,
})
