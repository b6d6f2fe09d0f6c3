import { paths } from '@edbazaar/feature-shell'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import type { LoadedHome } from '../load-home'
import { usePlates } from '../placeholder-images'
import { ageShortcuts, listWith } from '../shortcuts'
import { Deferred } from './Deferred'
import { messages } from './messages'
import * as styles from './sections.css'

const kinds = ['kindergarten', 'online', 'boarding'] as const
type AgeKind = (typeof kinds)[number]

/** Kindergarten, online and boarding: each the list of schools with that value selected. */
export function AgeTiles({ featured }: Pick<LoadedHome, 'featured'>) {
  const plate = usePlates()
  return (
    <>
      <h3 className={styles.part}>{messages.ages}</h3>
      <TileList aria-label={messages.ages}>
        {kinds.map((kind) => (
          <Tile
            key={kind}
            href={listWith(paths.schools, ageShortcuts[kind])}
            image={plate(kind)}
            title={messages.ageTiles[kind].name}
            figure={messages.ageTiles[kind].years}
            detail={<Detail kind={kind} featured={featured} />}
            look="window"
            level={4}
          />
        ))}
      </TileList>
    </>
  )
}

/** What it is, and as soon as it is known how many there are. */
function Detail({ kind, featured }: Pick<LoadedHome, 'featured'> & { kind: AgeKind }) {
  const { detail } = messages.ageTiles[kind]
  return (
    <Deferred value={featured} fallback={detail}>
      {(schools) => {
        const count = schools?.values[ageShortcuts[kind]]?.count
        return count ? `${detail} ${messages.schools(count)}` : detail
      }}
    </Deferred>
  )
}
