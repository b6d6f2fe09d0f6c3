import type { Product } from '@edbazaar/api-client'
import {
  audienceWords,
  kindWord,
  modeWords,
  PageActions,
  paths,
  unitWords,
} from '@edbazaar/feature-shell'
import { Breadcrumbs } from '@edbazaar/ui/Breadcrumbs'
import { FactTable } from '@edbazaar/ui/FactTable'
import { formatRupees, languageOf } from '@edbazaar/ui/formatting'
import { BadgeCheckIcon } from '@edbazaar/ui/Icon'
import { Link } from '@edbazaar/ui/Link'
import { RichText } from '@edbazaar/ui/RichText'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { OfferGallery } from '../offers/OfferGallery'
import * as styles from '../offers/offers.css'
import { Batches } from './Batches'
import { messages } from './messages'

/** The page of a tuition, activity, camp or workshop. */
export function ProductScreen() {
  const product = useLoaderData<Product>()
  const { name, description, pictures, store } = product
  return (
    <article key={product.slug}>
      <Breadcrumbs crumbs={[{ label: store.brand_name, href: paths.store(store.id) }]} />
      <header className={styles.title}>
        <h1 className={styles.name} lang={languageOf(name)}>
          {name}
        </h1>
        <p className={styles.line}>
          <span>{[kindWord(product.kind), product.city].filter(Boolean).join(', ')}</span>
          <Provider store={store} />
        </p>
        <PageActions title={name} />
      </header>
      <OfferGallery name={name} pictures={pictures} />
      <section className={styles.section}>
        <SectionHead title={messages.facts} isFlush />
        <FactTable label={messages.facts} facts={factsOf(product)} />
      </section>
      <Batches batches={product.batches} />
      {description !== null && (
        <section className={styles.section}>
          <SectionHead title={messages.about} isFlush />
          <RichText html={description} />
        </section>
      )}
    </article>
  )
}

function Provider({ store }: Pick<Product, 'store'>) {
  return (
    <span className={styles.mark}>
      {messages.by}{' '}
      <Link href={paths.store(store.id)} variant="inText" lang={languageOf(store.brand_name)}>
        {store.brand_name}
      </Link>
      {store.is_verified && (
        <span className={styles.good}>
          <BadgeCheckIcon size="small" />
          {messages.verified}
        </span>
      )}
    </span>
  )
}

function factsOf(product: Product) {
  const { price, age_min: from, age_max: to, city, state } = product
  const cost = price === null ? null : `${formatRupees(price)} ${unitWords(product.price_unit)}`
  const place = [city, state].filter(Boolean).join(', ')
  const filters = product.filters_values.map(({ name, values }) => ({
    name,
    value: values.map((value) => value.name).join(', '),
  }))
  return [
    { name: messages.price, value: cost },
    { name: messages.age, value: audienceWords(from, to) },
    { name: messages.mode, value: modeWords(product.mode) },
    { name: messages.place, value: place },
    ...filters,
  ]
}
