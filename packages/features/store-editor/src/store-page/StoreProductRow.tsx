import { CompletenessNote } from '@edbazaar/feature-editing'
import {
  ageRangeLabel,
  imageSource,
  paths,
  priceUnitLabel,
  productKindLabel,
  trainingModeLabel,
} from '@edbazaar/feature-shell'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { messages as visibilityMessages } from '../visibility/messages'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import { VisibilitySwitch } from '../visibility/VisibilitySwitch'
import { BatchSummaries } from './BatchSummaries'
import type { StoreProduct } from './load-store'
import { messages } from './messages'
import * as styles from './store-page.css'

/** A product of the store: visibility, completeness and batches. */
export function StoreProductRow({ product }: { product: StoreProduct }) {
  const { summary, is_active: isActive, completeness, batches } = product
  const { id, name, kind, mode, price } = summary
  const saveVisibility = useSaveVisibility()
  const audience = ageRangeLabel(summary.age_min, summary.age_max)
  return (
    <li className={styles.product}>
      <ResponsiveImage
        {...imageSource(summary.image)}
        alt=""
        shape="square"
        className={styles.productImage}
      />
      <div className={styles.details}>
        <h3 className={styles.name} lang={languageOf(name)}>
          <Link href={paths.editService(id)} variant="plain">
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>{productKindLabel(kind)}</span>
          <span>{trainingModeLabel(mode)}</span>
          {audience && <span>{audience}</span>}
          <span>
            {price === null ? (
              <NotProvided />
            ) : (
              `${formatRupees(price)} ${priceUnitLabel(summary.price_unit)}`
            )}
          </span>
          <Badge tone={isActive ? 'good' : 'plain'}>
            {isActive ? visibilityMessages.live : visibilityMessages.hidden}
          </Badge>
        </p>
        <BatchSummaries name={name} batches={batches} />
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'product', id }} completeness={completeness} />
      </div>
      <div className={styles.productTools}>
        <VisibilitySwitch
          name={name}
          isActive={isActive}
          save={(value) => saveVisibility.ofProduct(id, value)}
        />
        <ButtonLink href={paths.editService(id)} aria-label={messages.editProduct(name)}>
          <PencilIcon />
          {messages.edit}
        </ButtonLink>
      </div>
    </li>
  )
}
