import type { ProductSummary } from '@edbazaar/api-client'
import { productCard } from '@edbazaar/feature-catalogue-ui/product-card'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { accountPaths, paths, useMessages } from '@edbazaar/feature-platform'
import { Link } from '@edbazaar/ui/Link'
import { ProductCard } from '@edbazaar/ui/ProductCard'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { messages } from './messages'
import * as styles from './product.css'

interface ProductPreviewProps {
  summary: ProductSummary
  /** Whether the product has a public page. */
  hasPage: boolean
  /** Whether it has been created, so that its page can be previewed. @default false */
  isSaved?: boolean
}

/** The product's card as parents see it in lists. */
export function ProductPreview({ summary, hasPage, isSaved = false }: ProductPreviewProps) {
  const t = useMessages(messages, productMessages)
  return (
    <section aria-label={t(messages.preview)} className={styles.aside}>
      <SectionHead title={t(messages.preview)} isFlush />
      <p className={styles.text}>{t(messages.previewText)}</p>
      {/* Inert without a public page: its links would lead nowhere. */}
      <div className={styles.preview} inert={!hasPage}>
        <ProductCard {...productCard(summary, t)} />
      </div>
      {hasPage && <Link href={paths.product(summary.slug)}>{t(messages.viewPage)}</Link>}
      {!hasPage && isSaved && (
        <Link href={accountPaths.productPreview(summary.id)}>{t(messages.previewPage)}</Link>
      )}
    </section>
  )
}
