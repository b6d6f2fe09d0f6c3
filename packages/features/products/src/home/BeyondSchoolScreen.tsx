import { useMessages } from '@edbazaar/feature-platform'
import { IndexEntry, IndexList } from '@edbazaar/ui/IndexList'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { kindIcons } from '../kinds/kind-icons'
import { messages as listMessages } from '../list/messages'
import { listPaths } from '../list/product-state'
import * as styles from './beyond-school-home.css'
import type { LoadedBeyondSchool, ProductKindOverview } from './load-beyond-school'
import { messages } from './messages'
import { Wizard } from './Wizard'

/** The Beyond School page: four kinds, a wizard, and popular filters. */
export function BeyondSchoolScreen() {
  const t = useMessages(messages)
  const { kindOverviews, matchCount } = useLoaderData<LoadedBeyondSchool>()
  const withPopular = kindOverviews.filter(({ popular }) => popular.length > 0)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{t(messages.title)}</h1>
        <p className={styles.lead}>{t(messages.lead)}</p>
      </header>
      <nav aria-label={t(messages.kinds)}>
        <ul className={styles.kinds}>
          {kindOverviews.map((overview) => (
            <KindLink key={overview.kind} overview={overview} />
          ))}
        </ul>
      </nav>
      <Wizard matchCount={matchCount} />
      {withPopular.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={t(messages.popular)} />
          <div className={styles.index}>
            {withPopular.map((overview) => (
              <PopularList key={overview.kind} overview={overview} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function KindLink({ overview: { kind, total } }: { overview: ProductKindOverview }) {
  const t = useMessages(messages, listMessages)
  const Icon = kindIcons[kind]
  return (
    <li className={styles.kind}>
      <Icon className={styles.icon} />
      <h2 className={styles.kindName}>
        <Link variant="plain" href={listPaths[kind]} className={styles.cover}>
          {t(listMessages.results(kind))}
        </Link>
      </h2>
      <p className={styles.about}>{t(messages.about[kind])}</p>
      {total !== null && <p className={styles.total}>{t(messages.available(total))}</p>}
    </li>
  )
}

function PopularList({ overview: { kind, popular } }: { overview: ProductKindOverview }) {
  const t = useMessages(messages)
  const Icon = kindIcons[kind]
  return (
    <IndexList title={t(messages.all[kind])} href={listPaths[kind]}>
      {popular.map((entry) => (
        <IndexEntry key={entry.href} icon={<Icon />} {...entry} />
      ))}
    </IndexList>
  )
}
