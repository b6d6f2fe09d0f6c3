import { answerOf, type Blog } from '@edbazaar/api-client'
import { pageLoader, paths } from '@edbazaar/feature-platform'
import { replace } from 'react-router-dom'
import { type BlogTileData, toBlogTileData } from '../BlogTile'

export interface LoadedBlog {
  blog: Omit<Blog, 'related'>
  related: readonly BlogTileData[]
}

export const loadBlog = pageLoader(async ({ api, params, signal }): Promise<LoadedBlog> => {
  const path = { url: params.url ?? '' }
  const { related, ...blog } = await answerOf(api.GET('/blogs/{url}', { params: { path }, signal }))
  if (blog.url !== path.url) throw replace(paths.blog(blog.url), 301)
  return { blog, related: related.map(toBlogTileData) }
})
