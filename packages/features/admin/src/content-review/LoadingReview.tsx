import { Skeleton, skeletonWidths } from '@edbazaar/ui/Skeleton'
import * as styles from './review.css'

/** Shown while a blog or video loads. */
export function LoadingReview({ label }: { label: string }) {
  return (
    <div aria-busy="true" role="status" aria-label={label} className={styles.main}>
      {skeletonWidths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}
