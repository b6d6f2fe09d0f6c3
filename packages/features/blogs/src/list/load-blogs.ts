import { answerOf, type BlogList } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-shell'
import { type ShownBlog, shownBlog } from '../BlogTile'
import { type BlogsState, readBlogsState } from './list-state'

export interface LoadedBlogs
  extends Pick<BlogList, 'total' | 'per_page' | 'totalPages' | 'topics'> {
  state: BlogsState
  /** What the front of the list shows larger; none on other pages. */
  featured: readonly ShownBlog[]
  /** The others of the page. */
  blogs: readonly ShownBlog[]
}

const perPage = 12
const mostFeatured = 3

/** Loads one page of blogs, on the front page with what is featured. */
export const loadBlogs = pageLoader(async ({ api, search, signal }): Promise<LoadedBlogs> => {
  const state = readBlogsState(search)
  const { topic, page } = state
  const isFront = topic === null && page === 1
  const ask = (query: {
    featured?: boolean
    topic?: NonNullable<typeof topic>
    per_page: number
  }) => answerOf(api.GET('/blogs', { params: { query: { page, ...query } }, signal }))
  const [list, featured] = await Promise.all([
    ask({ ...(topic && { topic }), per_page: perPage }),
    isFront ? ask({ featured: true, per_page: mostFeatured }) : null,
  ])
  const front = featured?.data ?? []
  const others = list.data.filter(({ id }) => !front.some((blog) => blog.id === id))
  return {
    state,
    total: list.total,
    per_page: list.per_page,
    totalPages: list.totalPages,
    topics: list.topics,
    featured: front.map(shownBlog),
    blogs: others.map(shownBlog),
  }
})
