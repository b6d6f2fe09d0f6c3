import type { BlogSummary } from '@edbazaar/api-client'
import { imageSource, paths, todayInIndia, topicNames } from '@edbazaar/feature-shell'
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
      {(blogs) => blogs && blogs.length > 0 && <Frame>{blogs.map(update)}</Frame>}
    </Deferred>
  )
}

function update({ url, title, topic, published_at: published, image }: BlogSummary) {
  return (
    <Tile
      key={url}
      href={paths.blog(url)}
      image={imageSource(image)}
      title={title}
      kicker={`${topicNames[topic]}, ${formatDay(todayInIndia(new Date(published)))}`}
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
  return (
    <section aria-labelledby="latest-updates" aria-busy={isLoading || undefined} className={block}>
      <SectionHead
        title={messages.updates}
        titleId="latest-updates"
        more={{ label: messages.allUpdates, href: paths.blogs }}
      />
      <TileList>{children}</TileList>
    </section>
  )
}
