/** The last page of any list; the contract's `page` parameter has the same bound. */
const lastPage = 1000

interface PageRequest {
  /** From 1. */
  readonly page: number
  readonly per_page: number
}

/** The rows of a page, for a repository. */
export interface Slice {
  readonly offset: number
  readonly limit: number
}

export const sliceOf = ({ page, per_page: limit }: PageRequest): Slice => ({
  offset: (page - 1) * limit,
  limit,
})

/** The paging fields of a list's response. An empty list has one page, which is empty. */
export const pagingOf = ({ page, per_page }: PageRequest, total: number) => ({
  page,
  per_page,
  totalPages: Math.min(lastPage, Math.max(1, Math.ceil(total / per_page))),
})
