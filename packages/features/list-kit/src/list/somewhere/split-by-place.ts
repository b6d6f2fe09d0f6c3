import type { ListResult } from '../list-definition'

type PageOf<Item> = Pick<ListResult, 'page' | 'per_page' | 'approximate'> & {
  data: readonly Item[]
}

/**
 * The results of a page with a known place, those somewhere in the district, and those with a known
 * place that are around it.
 */
export function splitByPlace<Item>({ data, page, per_page: perPage, approximate }: PageOf<Item>) {
  if (!approximate) return { placed: data, somewhere: [], around: [] }
  const earlier = (page - 1) * perPage
  const first = Math.max(0, approximate.after - earlier)
  const last = Math.max(0, approximate.after + approximate.count - earlier)
  return {
    placed: data.slice(0, first),
    somewhere: data.slice(first, last),
    around: data.slice(last),
  }
}
