import { useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { SchoolRowsSkeleton } from '@edbazaar/feature-catalogue-ui/school-rows'
import { useMessages } from '@edbazaar/feature-platform'
import { JobList, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { BookmarkKind } from '../bookmark-atoms'
import { messages } from './messages'

const rows = [1, 2, 3, 4, 5]

export function BookmarkRowsSkeleton({ kind }: { kind: BookmarkKind }) {
  const t = useMessages(messages)
  const label = t(messages.waiting)
  const headings = useEntityActionHeadings()
  if (kind === 'school')
    return <SchoolRowsSkeleton label={label} rows={rows.length} hasDistance={false} />
  if (kind === 'job')
    return (
      <JobList label={label} actionHeadings={headings} isLoading>
        {rows.map((row) => (
          <JobRowSkeleton key={row} />
        ))}
      </JobList>
    )
  if (kind === 'product')
    return (
      <ProductList aria-label={label} aria-busy="true">
        {rows.map((row) => (
          <ProductCardSkeleton key={row} />
        ))}
      </ProductList>
    )
  return (
    <TileList aria-label={label} aria-busy="true">
      {rows.map((row) => (
        <TileSkeleton key={row} />
      ))}
    </TileList>
  )
}
