import type { BlogSummary } from '@edbazaar/api-client'
import { paths, pictureSource, todayInIndia, topicNames } from '@edbazaar/feature-shell'
import type { ArticleCardProps } from '@edbazaar/ui/ArticleCard'
import { formatDay } from '@edbazaar/ui/formatting'
import { messages } from './messages'

/** The day in India on which something came out, yyyy-mm-dd. */
export const publishedOn = (moment: string) => todayInIndia(new Date(moment))

/** What a card tells of a blog: topic and day, title, what is in it, who wrote it. */
export function blogCard(blog: BlogSummary) {
  const day = formatDay(publishedOn(blog.published_at))
  return {
    href: paths.blog(blog.url),
    title: blog.title,
    picture: pictureSource(blog.picture),
    kicker: messages.kicker(topicNames[blog.topic], day),
    summary: blog.summary,
    byline: messages.byline(blog.author_name, blog.reading_minutes),
  } satisfies ArticleCardProps
}

export type BlogCard = ReturnType<typeof blogCard>
