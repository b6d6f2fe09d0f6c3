import type { BlogSummary } from '@edbazaar/api-client'
import { EntityActionButtons, useEntityActionHeadings } from '@edbazaar/feature-shell'
import { blogCard } from '@edbazaar/feature-shell/blog-card'
import { ArticleCard, type ArticleCardProps } from '@edbazaar/ui/ArticleCard'

/** A blog's card, and by which the blog is known. */
export interface ShownBlog {
  id: number
  card: ReturnType<typeof blogCard>
}

export const shownBlog = (blog: BlogSummary): ShownBlog => ({ id: blog.id, card: blogCard(blog) })

interface BlogTileProps
  extends Pick<ArticleCardProps, 'look' | 'level' | 'isPriority' | 'className'> {
  blog: ShownBlog
  /** @default true */
  hasSummary?: boolean
}

/** A blog's card with what can be done with it. */
export function BlogTile({ blog: { id, card }, hasSummary = true, ...rest }: BlogTileProps) {
  const hasActions = useEntityActionHeadings().length > 0
  return (
    <ArticleCard
      {...card}
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
