import type { ProductSummary } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { productCard } from '@edbazaar/feature-shell/product-card'
import { Link } from '@edbazaar/ui/Link'
import { ProductCard } from '@edbazaar/ui/ProductCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './service.css'

interface ServicePreviewProps {
  summary: ProductSummary
  /** Whether there is a page that parents can open. */
  hasPage: boolean
}

/** The card by which parents find the service. */
export function ServicePreview({ summary, hasPage }: ServicePreviewProps) {
  return (
    <section aria-label={messages.preview} className={styles.aside}>
      <SectionHead title={messages.preview} isFlush />
      <p className={styles.text}>{messages.previewText}</p>
      {/* What it leads to may not be there yet. */}
      <div className={styles.preview} inert={!hasPage}>
        <ProductCard {...productCard(summary)} />
      </div>
      {hasPage && <Link href={paths.product(summary.slug)}>{messages.seePage}</Link>}
    </section>
  )
}
