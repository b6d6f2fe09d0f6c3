import { useEntityActionHeadings } from '@edbazaar/feature-catalogue-ui'
import { jobMessages } from '@edbazaar/feature-catalogue-ui/job-labels'
import { SchoolRowsSkeleton } from '@edbazaar/feature-catalogue-ui/school-rows'
import { translateLabels, useMessages } from '@edbazaar/feature-platform'
import { JobList, JobRowSkeleton } from '@edbazaar/ui/JobRow'
import { ProductCardSkeleton, ProductList } from '@edbazaar/ui/ProductCard'
import { TileList, TileSkeleton } from '@edbazaar/ui/Tile'
import type { BookmarkKind } from '../bookmark-atoms'
import { messages } from './messages'

const rows = [1, 2, 3, 4, 5]

export function BookmarkRowsSkeleton({ kind }: { kind: BookmarkKind }) {
  const t = useMessages(messages, jobMessages)
  const label = t(messages.waiting)
  const headings = useEntityActionHeadings()
  if (kind === 'school')
    return <SchoolRowsSkeleton label={label} rows={rows.length} hasDistance={false} />
  if (kind === 'job') {
    const labels = translateLabels(jobMessages.rowLabels, t)
    return (
      <JobList label={label} labels={labels} actionHeadings={headings} isLoading>
        {rows.map((row) => (
          <JobRowSkeleton key={row} labels={labels} />
        ))}
      </JobList>
    )
  }
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
