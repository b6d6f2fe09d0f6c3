import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { ageRangeLabel, productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { CompletenessNote, ListingMenu } from '@edbazaar/feature-editing'
import { accountPaths, useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { PencilIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { NotProvided } from '@edbazaar/ui/NotProvided'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { messages as visibilityMessages } from '../visibility/messages'
import { StoreVisibilitySwitch } from '../visibility/StoreVisibilitySwitch'
import { useSaveVisibility } from '../visibility/use-save-visibility'
import { BatchSummaries } from './BatchSummaries'
import type { StoreProduct } from './load-store'
import { messages } from './messages'
import * as styles from './store-page.css'

interface StoreProductRowProps {
  product: StoreProduct
  onVisibilitySaved: (isActive: boolean) => void
  onDeleted: () => void
}

/** A product of the store: visibility, completeness and batches. */
export function StoreProductRow({ product, onVisibilitySaved, onDeleted }: StoreProductRowProps) {
  const t = useMessages(messages, productMessages, visibilityMessages)
  const { summary, completeness, batches, is_hidden_by_admin: isHiddenByAdmin } = product
  const isActive = product.is_active && !isHiddenByAdmin
  const { id, name, kind, mode, price } = summary
  const saveVisibility = useSaveVisibility()
  const audience = ageRangeLabel(summary.age_min, summary.age_max, t)
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
          <Link href={accountPaths.editProduct(id)} variant="plain">
            {name}
          </Link>
        </h3>
        <p className={styles.facts}>
          <span>{t(productMessages.kinds[kind])}</span>
          <span>{t(productMessages.modes[mode])}</span>
          {audience && <span>{audience}</span>}
          <span>
            {price === null ? (
              <NotProvided />
            ) : (
              `${formatRupees(price)} ${t(productMessages.units[summary.price_unit])}`
            )}
          </span>
          {isHiddenByAdmin ? (
            <Badge tone="bad">{t(visibilityMessages.hiddenByAdmin)}</Badge>
          ) : (
            <Badge tone={isActive ? 'good' : 'plain'}>
              {isActive ? t(visibilityMessages.live) : t(visibilityMessages.hidden)}
            </Badge>
          )}
        </p>
        <BatchSummaries name={name} kind={kind} batches={batches} />
      </div>
      <div className={styles.progress}>
        <CompletenessNote entity={{ kind: 'product', id }} completeness={completeness} />
      </div>
      <div className={styles.productTools}>
        <StoreVisibilitySwitch
          label={t(visibilityMessages.shownOf(name))}
          isActive={isActive}
          isHiddenByAdmin={isHiddenByAdmin}
          save={async (value) => {
            await saveVisibility.ofProduct(id, value)
            onVisibilitySaved(value)
          }}
        />
        <div className={styles.buttons}>
          <ButtonLink
            href={accountPaths.editProduct(id)}
            aria-label={t(messages.editProduct(name))}
          >
            <PencilIcon />
            {t(messages.edit)}
          </ButtonLink>
          <ListingMenu listing={{ kind: 'product', id, name }} onChanged={onDeleted} />
        </div>
      </div>
    </li>
  )
}
