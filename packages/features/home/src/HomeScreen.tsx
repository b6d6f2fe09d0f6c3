import type { ReactNode } from 'react'
import { useLoaderData } from 'react-router-dom'
import { FeaturedSchools } from './FeaturedSchools'
import * as styles from './home.css'
import type { LoadedHome } from './load-home'
import { messages } from './messages'

export interface HomeScreenProps {
  /** The search box; another feature's, so the route brings it. */
  search: ReactNode
}

/** The front page: the lead with its search box, then the featured schools. */
export function HomeScreen({ search }: HomeScreenProps) {
  const { featured } = useLoaderData<LoadedHome>()
  return (
    <>
      <section className={styles.lead}>
        <h1 className={styles.headline}>{messages.lead}</h1>
        <p className={styles.hindi} lang="hi">
          {messages.leadHindi}
        </p>
        <div className={styles.search}>{search}</div>
      </section>
      <FeaturedSchools featured={featured} />
    </>
  )
}
