import type { BlogSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { articleCard, blogCard, blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { useLocale, useMessages } from '@edbazaar/feature-platform'
import { ArticleCard, type ArticleCardProps } from '@edbazaar/ui/ArticleCard'

/** The fields of a blog that `BlogTile` needs: its card, and the id for its actions. */
export interface BlogTileData {
  id: number
  card: ReturnType<typeof blogCard>
}

export const toBlogTileData = (blog: BlogSummary): BlogTileData => ({
  id: blog.id,
  card: blogCard(blog),
})

interface BlogTileProps
  extends Pick<ArticleCardProps, 'look' | 'level' | 'isPriority' | 'className'> {
  blog: BlogTileData
  /** @default true */
  hasSummary?: boolean
}

/** A blog's card with its actions, such as Bookmark. */
export function BlogTile({ blog: { id, card }, hasSummary = true, ...rest }: BlogTileProps) {
  const t = useMessages(blogMessages)
  const locale = useLocale()
  const hasActions = useEntityActionHeadings().length > 0
  return (
    <ArticleCard
      {...articleCard(card, t, locale)}
      summary={hasSummary ? card.summary : undefined}
      actions={
        hasActions && (
          <EntityActionButtons entity={{ kind: 'blog', id, name: card.title }} look="icon" />
        )
      }
      {...rest}
    />
  )
}
