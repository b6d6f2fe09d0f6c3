import type { BlogSummary } from '@edbazaar/api-client'
import { dayInIndia, paths, type Translate } from '@edbazaar/feature-platform'
import type { ArticleCardProps } from '@edbazaar/ui/ArticleCard'
import { formatDay, type Locale } from '@edbazaar/ui/formatting'
import { imageSource } from '../schools/school-card'
import { messages } from './messages'

export { messages as blogMessages } from './messages'

/** The data of the card of a blog. */
export function blogCard(blog: BlogSummary) {
  return {
    href: paths.blog(blog.url),
    title: blog.title,
    image: imageSource(blog.image),
    summary: blog.summary,
    topic: blog.topic,
    publishedOn: dayInIndia(blog.published_at),
    author: blog.author_name,
    minutes: blog.reading_minutes,
  }
}

/** The card's props: topic and day, title, summary, author. `t` writes `blogMessages`. */
export function articleCard(
  { topic, publishedOn: day, author, minutes, ...card }: ReturnType<typeof blogCard>,
  t: Translate,
  locale: Locale,
) {
  return {
    ...card,
    kicker: `${t(messages.topics[topic])}, ${formatDay(day, { locale })}`,
    byline: t(messages.byline(author, minutes)),
  } satisfies ArticleCardProps
}
