import type { Store } from '@edbazaar/api-client'
import { PageActions, productCard } from '@edbazaar/feature-shell'
import { FactTable } from '@edbazaar/ui/FactTable'
import { languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon, MapPinIcon } from '@edbazaar/ui/Icon'
import { ProductCard, ProductList } from '@edbazaar/ui/ProductCard'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { OfferGallery } from '../offers/OfferGallery'
import * as styles from '../offers/offers.css'
import { messages } from './messages'

/** The page of somebody who offers products. */
export function StoreScreen() {
  const store = useLoaderData<Store>()
  const { brand_name: name, description_html: description, products } = store
  return (
    <article key={store.id}>
      <header className={styles.firstTitle}>
        <h1 className={styles.name} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.line}>
          {store.city !== null && (
            <span className={styles.mark}>
              <MapPinIcon size="small" />
              {store.city}
            </span>
          )}
          {store.is_verified && (
            <span className={styles.good}>
              <BadgeCheckIcon size="small" />
              {messages.verified}
            </span>
          )}
        </p>
        <PageActions title={name} />
      </header>
      <OfferGallery name={name} pictures={store.pictures} />
      <section className={styles.section}>
        <SectionHead title={messages.products} />
        {products.length === 0 ? (
          <p className={styles.untold}>{messages.productsUntold}</p>
        ) : (
          <ProductList>
            {products.map((product) => (
              <ProductCard key={product.slug} {...productCard(product)} />
            ))}
          </ProductList>
        )}
      </section>
      {description !== null && (
        <section className={styles.section}>
          <SectionHead title={messages.about} isFlush />
          <RichText html={description} />
        </section>
      )}
      <section className={styles.section}>
        <SectionHead title={messages.contact} isFlush />
        <FactTable label={messages.contact} facts={contactOf(store)} />
      </section>
    </article>
  )
}

function contactOf(store: Store) {
  const { mobile, email, address, city, country } = store
  const place = [address, city, country].filter(Boolean).join(', ')
  return [
    { name: messages.person, value: store.contact_person },
    { name: messages.company, value: store.company_name },
    {
      name: messages.phone,
      value: mobile && (
        <a href={`tel:${dialled(mobile)}`} className={styles.textLink}>
          {mobile}
        </a>
      ),
    },
    {
      name: messages.email,
      value: email && (
        <a href={`mailto:${email}`} className={styles.textLink}>
          {email}
        </a>
      ),
    },
    { name: messages.address, value: place },
    { name: messages.gst, value: store.gst },
  ]
}

function dialled(phone: string): string {
  return phone.replace(/[^\d+]/g, '')
}
