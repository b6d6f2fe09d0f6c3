import type { Product } from '@edbazaar/api-client'
import { ImageGallery } from '@edbazaar/feature-catalogue-ui/image-gallery'
import { productMessages } from '@edbazaar/feature-catalogue-ui/product-labels'
import { useMessages } from '@edbazaar/feature-platform'
import { kindIcons } from '../kinds/kind-icons'
import { messages } from './messages'
import * as styles from './product-images.css'

type ShownProduct = Pick<Product, 'name' | 'kind' | 'images'>

/** The images of a product; without photos a band with the icon of its kind. */
export function ProductImages({ product }: { product: ShownProduct }) {
  const { name, images } = product
  const hasPhotos = images.some(({ is_drawn: isDrawn }) => !isDrawn)
  return hasPhotos ? <ImageGallery name={name} images={images} /> : <NoPhotos product={product} />
}

function NoPhotos({ product: { kind } }: { product: ShownProduct }) {
  const t = useMessages(messages, productMessages)
  const Icon = kindIcons[kind]
  return (
    <div className={styles.bands[kind]}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <p>
        <span className={styles.kind}>{t(productMessages.kinds[kind])}</span>
        <br />
        <span className={styles.note}>{t(messages.noPhotos)}</span>
      </p>
    </div>
  )
}
