import type { Product } from '@edbazaar/api-client'
import { EnquireButton, thumbnailOf } from '@edbazaar/feature-catalogue-ui/enquire'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { ActionBar } from '@edbazaar/ui/ActionBar'
import { ButtonLink } from '@edbazaar/ui/Button'
import { formatRupees } from '@edbazaar/ui/formatting'
import { batchesId } from './bookable'
import { messages } from './messages'

interface ProductBarProps {
  product: Product
  /** Whether a batch can be booked. */
  canBook: boolean
}

/** The way to the batches or Enquire, with the price, at the bottom of a phone. */
export default function ProductBar({ product, canBook }: ProductBarProps) {
  const t = useMessages(messages, productMessages)
  const { id, name, images, price, price_unit: unit } = product
  return (
    <ActionBar
      label={t(messages.bar)}
      valueLabel={price === null ? undefined : t(messages.price)}
      value={
        price === null ? undefined : `${formatRupees(price)} ${t(productMessages.units[unit])}`
      }
    >
      {canBook ? (
        <ButtonLink href={`#${batchesId}`} variant="main">
          {t(messages.seeBatches)}
        </ButtonLink>
      ) : (
        <EnquireButton recipient={{ kind: 'product', id, name, image: thumbnailOf(images[0]) }}>
          {t(messages.enquire)}
        </EnquireButton>
      )}
    </ActionBar>
  )
}
