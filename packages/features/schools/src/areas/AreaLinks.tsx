import type { AreaLink, SchoolArea } from '@edbazaar/api-client'
import { paths, useMessages } from '@edbazaar/feature-platform'
import { IndexEntry } from '@edbazaar/ui/IndexList'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './area.css'
import { nameOf } from './area-labels'
import { messages } from './messages'

interface AreaLinksProps {
  area: SchoolArea
  /** The relation of the linked areas to this one. */
  of: AreaLink['role']
}

/** Links to areas with one role, each with its count. On a board's page they keep the board. */
export function AreaLinks({ area: { links, board }, of }: AreaLinksProps) {
  const t = useMessages(messages)
  const shown = links.filter((link) => link.role === of)
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.links[of])} isFlush />
      <ul className={styles.index}>
        {shown.map((link) => (
          <IndexEntry
            key={`${link.state}/${link.slug}`}
            href={paths.area({ state: link.state, place: link.slug, board: board?.slug })}
            label={of === 'nearby' || of === 'district' ? nameOf(link, t) : link.name}
            count={link.total + link.approximate}
          />
        ))}
      </ul>
    </section>
  )
}

/** Links to the boards of the area; on a board's page to the other boards and to all boards. */
export function BoardLinks({ area: { state, slug, board, boards } }: { area: SchoolArea }) {
  const t = useMessages(messages)
  const others = boards.filter((other) => other.slug !== board?.slug)
  const pathOf = (slugOfBoard: string | null) =>
    paths.area({ state: state?.slug, place: slug, board: slugOfBoard })
  if (others.length === 0 && board === null) return null
  return (
    <section className={styles.section}>
      <SectionHead title={t(messages.boards)} isFlush />
      <ul className={styles.index}>
        {board !== null && <IndexEntry href={pathOf(null)} label={t(messages.allBoards)} />}
        {others.map((other) => (
          <IndexEntry
            key={other.slug}
            href={pathOf(other.slug)}
            label={other.name}
            count={other.total + other.approximate}
          />
        ))}
      </ul>
    </section>
  )
}
