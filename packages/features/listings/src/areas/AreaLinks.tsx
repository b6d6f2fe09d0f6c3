import type { AreaLink, SchoolArea } from '@edbazaar/api-client'
import { paths } from '@edbazaar/feature-shell'
import { IndexEntry } from '@edbazaar/ui/IndexList'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import * as styles from './area.css'
import { nameOf } from './area-labels'
import { messages } from './messages'

interface AreaLinksProps {
  area: SchoolArea
  /** What the areas are to this one. */
  of: AreaLink['role']
}

/** Other areas of one role, each with its count; of the same board where the page is of one. */
export function AreaLinks({ area: { links, board }, of }: AreaLinksProps) {
  const shown = links.filter((link) => link.role === of)
  if (shown.length === 0) return null
  return (
    <section className={styles.section}>
      <SectionHead title={messages.links[of]} isFlush />
      <ul className={styles.index}>
        {shown.map((link) => (
          <IndexEntry
            key={`${link.state}/${link.slug}`}
            href={paths.area({ state: link.state, place: link.slug, board: board?.slug })}
            label={of === 'nearby' || of === 'district' ? nameOf(link) : link.name}
            count={link.total}
          />
        ))}
      </ul>
    </section>
  )
}

/** The boards of the place; on a board's page the others, and all of them together. */
export function BoardLinks({ area: { state, slug, board, boards } }: { area: SchoolArea }) {
  const others = boards.filter((one) => one.slug !== board?.slug)
  const at = (of: string | null) => paths.area({ state: state?.slug, place: slug, board: of })
  if (others.length === 0 && board === null) return null
  return (
    <section className={styles.section}>
      <SectionHead title={messages.boards} isFlush />
      <ul className={styles.index}>
        {board !== null && <IndexEntry href={at(null)} label={messages.allBoards} />}
        {others.map((one) => (
          <IndexEntry key={one.slug} href={at(one.slug)} label={one.name} count={one.total} />
        ))}
      </ul>
    </section>
  )
}
