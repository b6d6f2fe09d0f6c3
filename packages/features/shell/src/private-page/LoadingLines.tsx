import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'

interface LoadingLinesProps {
  /** Read by screen readers: "Loading". */
  label: string
  className?: string
}

/** The skeleton of a page that is mostly text. */
export function LoadingLines({ label, className }: LoadingLinesProps) {
  return (
    <div className={className} aria-busy="true" role="status" aria-label={label}>
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
