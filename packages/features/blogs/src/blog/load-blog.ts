import { answerOf, type Blog } from '@edbazaar/api-client'
import { pageLoader } from '@edbazaar/feature-platform'
import { type BlogTileData, toBlogTileData } from '../BlogTile'

export interface LoadedBlog {
  blog: Omit<Blog, 'related'>
  related: readonly BlogTileData[]
}

export const loadBlog = pageLoader(async ({ api, params, signal }): Promise<LoadedBlog> => {
  const path = { url: params.url ?? '' }
  const { related, ...blog } = await answerOf(api.GET('/blogs/{url}', { params: { path }, signal }))
  return { blog, related: related.map(toBlogTileData) }
})
