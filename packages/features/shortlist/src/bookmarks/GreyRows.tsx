import { useMessages } from '@edbazaar/feature-platform'
import { useEntityActionHeadings } from '@edbazaar/feature-shell'
import { SchoolRowsSkeleton } from '@edbazaar/feature-shell/school-rows'
import { JobList, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { BookmarkKind } from '../bookmark-atoms'
import { messages } from './messages'

const places = [1, 2, 3, 4, 5]

/** Grey bars in place of what is kept. */
export function GreyRows({ kind }: { kind: BookmarkKind }) {
  const t = useMessages(messages)
  const label = t(messages.waiting)
  const actionHeads = useEntityActionHeadings()
  if (kind === 'school')
    return <SchoolRowsSkeleton label={label} rows={places.length} hasDistance={false} />
  if (kind === 'job')
    return (
      <JobList label={label} actionHeads={actionHeads} isLoading>
        {places.map((place) => (
          <JobRowSkeleton key={place} />
        ))}
      </JobList>
    )
  if (kind === 'product')
    return (
      <ProductList aria-label={label} aria-busy="true">
        {places.map((place) => (
          <ProductCardSkeleton key={place} />
        ))}
      </ProductList>
    )
  return (
    <TileList aria-label={label} aria-busy="true">
      {places.map((place) => (
        <TileSkeleton key={place} />
      ))}
    </TileList>
  )
}
