import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { formatCount, languageOf } from '@edbazaar/ui/formatting'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { VisuallyHidden } from '@edbazaar/ui/VisuallyHidden'
import { DashboardTable } from './DashboardTable'
import type { DashboardProduct } from './dashboard-types'
import { messages } from './messages'
import * as styles from './parts.css'
import { roles } from './table-roles'

interface ProductTableProps {
  products: readonly DashboardProduct[]
  /** The path for adding a product; null if the user may not. */
  addHref: string | null
}

/** The products of a store with their figures of 30 days. */
export function ProductTable({ products, addHref }: ProductTableProps) {
  const t = useMessages(messages)
  return (
    <div className={styles.part}>
      <SectionHead
        title={t(messages.services)}
        titleId="services"
        note={t(messages.last30)}
        {...(addHref !== null && { more: { label: t(messages.addService), href: addHref } })}
        isFlush
      />
      {products.length === 0 ? (
        <p className={styles.note}>{t(messages.noServices)}</p>
      ) : (
        <DashboardTable
          isStacked
          aria-labelledby="services"
          columns={[
            { heading: t(messages.service) },
            { heading: t(messages.views), isNumber: true },
            { heading: t(messages.enquiries), isNumber: true },
            { heading: t(messages.completeness), isNumber: true },
            { heading: t(messages.seats), isNumber: true },
            null,
          ]}
        >
          {products.map((product) => (
            <ProductRow key={product.id} product={product} />
          ))}
        </DashboardTable>
      )}
    </div>
  )
}

function ProductRow({ product }: { product: DashboardProduct }) {
  const t = useMessages(messages)
  const { id, name, completeness, seats, seats_left: left } = product
  return (
    <tr {...roles.row}>
      <th {...roles.name} scope="row" lang={languageOf(name)}>
        <Link variant="plain" href={accountPaths.dashboardProduct(id)} className={styles.link}>
          {name}
        </Link>{' '}
        {!product.is_public && (
          <Badge>{t(product.is_active ? messages.notPublic : messages.hidden)}</Badge>
        )}
      </th>
      <td {...roles.cell} className={styles.number} data-label={t(messages.views)}>
        {formatCount(product.views)}
      </td>
      <td {...roles.cell} className={styles.number} data-label={t(messages.enquiries)}>
        {formatCount(product.enquiries)}
      </td>
      <td {...roles.cell} className={styles.number} data-label={t(messages.completeness)}>
        {t(messages.percentShort(completeness.percent))}
      </td>
      <td {...roles.cell} className={styles.number} data-label={t(messages.seats)}>
        {product.n_batches === 0 ? '–' : t(messages.seatsOf(seats - left, seats))}
      </td>
      <td {...roles.cell} className={styles.number}>
        <Link href={accountPaths.editProduct(id)}>
          {t(messages.edit)}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Link>
      </td>
    </tr>
  )
}
