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

/** The three latest blogs; nothing at all where they did not load. */
export function LatestUpdates({ updates }: Pick<LoadedHome, 'updates'>) {
  return (
    <Deferred value={updates} fallback={<Waiting />}>
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

function Waiting() {
  return (
    <Frame isWaiting>
      <TileSkeleton />
      <TileSkeleton />
      <TileSkeleton />
    </Frame>
  )
}

function Frame({ isWaiting = false, children }: { isWaiting?: boolean; children: ReactNode }) {
  return (
    <section aria-labelledby="latest-updates" aria-busy={isWaiting || undefined} className={block}>
      <SectionHead
        title={messages.updates}
        titleId="latest-updates"
        more={{ label: messages.allUpdates, href: paths.blogs }}
      />
      <TileList>{children}</TileList>
    </section>
  )
}
