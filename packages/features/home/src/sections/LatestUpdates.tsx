import type { BlogSummary } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { dayInIndia, paths, useLocale, useMessages } from '@edbazaar/feature-platform'
import { formatDay } from '@edbazaar/ui/formatting'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { ReactNode } from 'react'
import type { LoadedHome } from '../load-home'
import { Deferred } from './Deferred'
import { messages } from './messages'
import { block } from './sections.css'

/** The three latest blogs. Renders nothing if they did not load. */
export function LatestUpdates({ updates }: Pick<LoadedHome, 'updates'>) {
  return (
    <Deferred value={updates} fallback={<UpdatesSkeleton />}>
      {(blogs) =>
        blogs &&
        blogs.length > 0 && (
          <Frame>
            {blogs.map((blog) => (
              <Update key={blog.url} blog={blog} />
            ))}
          </Frame>
        )
      }
    </Deferred>
  )
}

function Update({ blog }: { blog: BlogSummary }) {
  const t = useMessages(blogMessages)
  const locale = useLocale()
  const day = formatDay(dayInIndia(blog.published_at), { locale })
  return (
    <Tile
      href={paths.blog(blog.url)}
      image={imageSource(blog.image)}
      title={blog.title}
      kicker={`${t(blogMessages.topics[blog.topic])}, ${day}`}
    />
  )
}

function UpdatesSkeleton() {
  return (
    <Frame isLoading>
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </Frame>
  )
}

function Frame({ isLoading = false, children }: { isLoading?: boolean; children: ReactNode }) {
  const t = useMessages(messages)

  return (
    <section aria-labelledby="latest-updates" aria-busy={isLoading || undefined} className={block}>
      <SectionHead
        title={t(messages.updates)}
        titleId="latest-updates"
        more={{ label: t(messages.allUpdates), href: paths.blogs }}
      />
      <TileList>{children}</TileList>
    </section>
  )
}
