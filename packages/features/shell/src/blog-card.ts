import type { BlogSummary } from '@edbazaar/api-client'
import type { ArticleCardProps } from '@edbazaar/ui/ArticleCard'
import { formatDay } from '@edbazaar/ui/formatting'
import { paths } from './paths'
import { imageSource } from './school-card'
import { todayInIndia } from './today'
import { topicNames } from './topic-names'

/** The day in India of a timestamp, yyyy-mm-dd. */
export const publishedOn = (moment: string) => todayInIndia(new Date(moment))

/** The card props of a blog: topic and day, title, summary, author. */
export function blogCard(blog: BlogSummary) {
  return {
    href: paths.blog(blog.url),
    title: blog.title,
    image: imageSource(blog.image),
    kicker: `${topicNames[blog.topic]}, ${formatDay(publishedOn(blog.published_at))}`,
    summary: blog.summary,
    byline: `${blog.author_name}, ${blog.reading_minutes} min read`,
  } satisfies ArticleCardProps
}
