import type { Product } from '@edbazaar/api-client'
import { imageSource } from '@edbazaar/feature-catalogue-ui'
import { EmailLink } from '@edbazaar/feature-catalogue-ui/contact-links'
import { messages as detailMessages } from '@edbazaar/feature-catalogue-ui/detail-messages'
import * as styles from '@edbazaar/feature-catalogue-ui/detail-page.css'
import { ListingPhone } from '@edbazaar/feature-catalogue-ui/listing-phone'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { ResponsiveImage } from '@edbazaar/ui/ResponsiveImage'
import { messages } from './messages'

/** The provider, its verification, and a link to all its products. */
export function ProviderCard({ store }: Pick<Product, 'store'>) {
  const t = useMessages(messages, detailMessages)
  const {
    brand_name: name,
    city,
    mobile,
    email,
    is_verified: isVerified,
    n_products: count,
  } = store
  return (
    <section aria-label={t(messages.provider)} className={styles.card}>
      <h2 className={styles.cardTitle}>{t(messages.provider)}</h2>
      <div className={styles.provider}>
        <ResponsiveImage {...imageSource(store.image)} alt="" shape="square" sizes="56px" />
        <div>
          <Link
            href={paths.store(store.id)}
            variant="inText"
            className={styles.providerName}
            lang={languageOf(name)}
          >
            {name}
          </Link>
          {city !== null && <p>{city}</p>}
          {isVerified ? (
            <p className={styles.good}>
              <BadgeCheckIcon size="small" />
              {t(detailMessages.verified)}
            </p>
          ) : (
            <p className={styles.missing}>{t(detailMessages.notVerified)}</p>
          )}
        </div>
      </div>
      {(mobile || email) && (
        <p className={styles.moreLinks}>
          {mobile && <ListingPhone kind="store" id={store.id} phone={mobile} />}
          {email && <EmailLink email={email} />}
        </p>
      )}
      {count > 1 && (
        <p className={styles.moreLinks}>
          <Link href={paths.store(store.id)}>{t(messages.allOfProvider(count))}</Link>
        </p>
      )}
    </section>
  )
}
