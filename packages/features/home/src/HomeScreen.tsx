import { useMessages } from '@edbazaar/feature-platform'
import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { Banner } from './Banner'
import { ExpoPopup } from './ExpoPopup'
import * as styles from './home.css'
import { LazySections } from './LazySections'
import type { LoadedHome } from './load-home'
import { messages } from './messages'
import { NearbyTowns } from './NearbyTowns'
import { ProviderLinks } from './ProviderLinks'

export interface HomeScreenProps {
  /** The search box. It belongs to another feature, so the route passes it in. */
  search: ReactNode
}

/** The home page: the hero with search box and banner, then the sections. */
export function HomeScreen({ search }: HomeScreenProps) {
  const t = useMessages(messages)

  const loaded = useLoaderData<LoadedHome>()
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1 className={styles.headline}>{t(messages.heroTitle)}</h1>
          <p className={styles.hindi} lang="hi">
            {t(messages.heroHindi)}
          </p>
          <div className={styles.search}>{search}</div>
          <ProviderLinks />
          <NearbyTowns />
        </div>
        <Banner />
      </section>
      <LazySections loaded={loaded} />
      <ExpoPopup />
    </>
  )
}
