import { IndexEntry, IndexList } from '@edbazaar/ui/IndexList'
import { Link } from '@edbazaar/ui/Link'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { useLoaderData } from 'react-router-dom'
import { words } from '../beyond-school/messages'
import { listPaths } from '../beyond-school/product-listings'
import * as styles from './entrances.css'
import { kindIcons } from './kind-icons'
import type { Entrance, LoadedEntrances } from './load-entrances'
import { messages } from './messages'
import { Wizard } from './Wizard'

/** The way to what is beyond school: four entrances, a wizard, and what others look for. */
export function BeyondSchoolScreen() {
  const { entrances, fitting } = useLoaderData<LoadedEntrances>()
  const indexed = entrances.filter(({ popular }) => popular.length > 0)
  return (
    <>
      <header className={styles.head}>
        <h1 className={styles.title}>{messages.title}</h1>
        <p className={styles.lead}>{messages.lead}</p>
      </header>
      <nav aria-label={messages.entrances}>
        <ul className={styles.entrances}>
          {entrances.map((entrance) => (
            <EntranceLink key={entrance.kind} entrance={entrance} />
          ))}
        </ul>
      </nav>
      <Wizard fitting={fitting} />
      {indexed.length > 0 && (
        <section className={styles.section}>
          <SectionHead title={messages.popular} />
          <div className={styles.index}>
            {indexed.map((entrance) => (
              <PopularList key={entrance.kind} entrance={entrance} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

function EntranceLink({ entrance: { kind, total } }: { entrance: Entrance }) {
  const Icon = kindIcons[kind]
  return (
    <li className={styles.entrance}>
      <Icon className={styles.icon} />
      <h2 className={styles.kind}>
        <Link variant="plain" href={listPaths[kind]} className={styles.cover}>
          {words[kind].results}
        </Link>
      </h2>
      <p className={styles.about}>{messages.about[kind]}</p>
      {total !== null && <p className={styles.total}>{messages.offers(total)}</p>}
    </li>
  )
}

function PopularList({ entrance: { kind, popular } }: { entrance: Entrance }) {
  const Icon = kindIcons[kind]
  return (
    <IndexList title={messages.all(words[kind].many)} href={listPaths[kind]}>
      {popular.map((entry) => (
        <IndexEntry key={entry.href} icon={<Icon />} {...entry} />
      ))}
    </IndexList>
  )
}
