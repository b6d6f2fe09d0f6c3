import type { ListResult } from '../list-definition'

/** The results of a page with a known place, and those somewhere in the district, which are last. */
export function splitByPlace<Item>({
  data,
  total,
  page,
  per_page: perPage,
  approximate,
}: Pick<ListResult, 'total' | 'page' | 'per_page' | 'approximate'> & { data: readonly Item[] }) {
  const placed = approximate ? Math.max(0, total - (page - 1) * perPage) : data.length
  return { placed: data.slice(0, placed), somewhere: data.slice(placed) }
}
