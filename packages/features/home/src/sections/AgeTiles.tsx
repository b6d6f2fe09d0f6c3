import { paths, useMessages } from '@edbazaar/feature-platform'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import type { LoadedHome } from '../load-home'
import { usePlaceholderImages } from '../placeholder-images'
import { ageShortcuts, listWith } from '../shortcuts'
import { Deferred } from './Deferred'
import { messages } from './messages'
import * as styles from './sections.css'

const kinds = ['kindergarten', 'online', 'boarding'] as const
type AgeKind = (typeof kinds)[number]

/** Tiles for kindergarten, online and boarding schools. */
export function AgeTiles({ featured }: Pick<LoadedHome, 'featured'>) {
  const t = useMessages(messages)

  const placeholderImage = usePlaceholderImages()
  return (
    <>
      <h3 className={styles.part}>{t(messages.ages)}</h3>
      <TileList aria-label={t(messages.ages)}>
        {kinds.map((kind) => (
          <Tile
            key={kind}
            href={listWith(paths.schools, ageShortcuts[kind])}
            image={placeholderImage(kind)}
            title={t(messages.ageTiles[kind].name)}
            figure={t(messages.ageTiles[kind].years)}
            detail={<Detail kind={kind} featured={featured} />}
            look="window"
            level={4}
          />
        ))}
      </TileList>
    </>
  )
}

/** The description, with the number of schools once it is loaded. */
function Detail({ kind, featured }: Pick<LoadedHome, 'featured'> & { kind: AgeKind }) {
  const t = useMessages(messages)

  const detail = t(messages.ageTiles[kind].detail)
  return (
    <Deferred value={featured} fallback={detail}>
      {(schools) => {
        const count = schools?.values[ageShortcuts[kind]]?.count
        return count ? `${detail} ${t(messages.schools(count))}` : detail
      }}
    </Deferred>
  )
}
