import { paths, useMessages } from '@edbazaar/feature-platform'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import { usePlaceholderImages } from '../placeholder-images'
import { shortcutSections } from '../shortcuts'
import { messages } from './messages'
import { block } from './sections.css'

/** Tiles for the four kinds of products. */
export function BeyondSchool() {
  const t = useMessages(messages)

  const placeholderImage = usePlaceholderImages()
  return (
    <section aria-labelledby="beyond-school" className={block}>
      <SectionHead
        title={t(messages.beyondSchool)}
        titleId="beyond-school"
        more={{ label: t(messages.allBeyondSchool), href: paths.beyondSchool }}
      />
      <TileList>
        {shortcutSections.map((section) => (
          <Tile
            key={section}
            href={paths[section]}
            image={placeholderImage(section)}
            title={t(messages.sections[section].name)}
            detail={t(messages.sections[section].detail)}
          />
        ))}
      </TileList>
    </section>
  )
}
