import { answerOf, type BlogList } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-platform'
import { type BlogTileData, toBlogTileData } from '../BlogTile'
import { type BlogsState, blogsUrl } from './list-state'

export interface LoadedBlogs
  extends Pick<BlogList, 'total' | 'per_page' | 'totalPages' | 'topics'> {
  state: BlogsState
  /** Shown larger on the first page of the whole list; empty on other pages. */
  featured: readonly BlogTileData[]
  /** The page's blogs without the featured ones. */
  blogs: readonly BlogTileData[]
}

const perPage = 12
const maxFeatured = 3

/** Loads one page of blogs, and featured blogs on the first page of the whole list. */
export const loadBlogs = pageLoader(async ({ api, search, signal }): Promise<LoadedBlogs> => {
  const state = blogsUrl.read(search)
  const { topic, page } = state
  const hasFeatured = topic === null && page === 1
  const fetchBlogs = (query: {
    featured?: boolean
    topic?: NonNullable<typeof topic>
    per_page: number
  }) => answerOf(api.GET('/blogs', { params: { query: { page, ...query } }, signal }))
  const [list, featuredList] = await Promise.all([
    fetchBlogs({ ...(topic && { topic }), per_page: perPage }),
    hasFeatured ? fetchBlogs({ featured: true, per_page: maxFeatured }) : null,
  ])
  const featured = featuredList?.data ?? []
  const others = list.data.filter(({ id }) => !featured.some((blog) => blog.id === id))
  return {
    state,
    total: list.total,
    per_page: list.per_page,
    totalPages: list.totalPages,
    topics: list.topics,
    featured: featured.map(toBlogTileData),
    blogs: others.map(toBlogTileData),
  }
})
