import { paths } from '@edbazaar/feature-shell'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import { usePlaceholderImages } from '../placeholder-images'
import { shortcutSections } from '../shortcuts'
import { messages } from './messages'
import { block } from './sections.css'

/** Tiles for the four kinds of products. */
export function BeyondSchool() {
  const placeholderImage = usePlaceholderImages()
  return (
    <section aria-labelledby="beyond-school" className={block}>
      <SectionHead
        title={messages.beyondSchool}
        titleId="beyond-school"
        more={{ label: messages.allBeyondSchool, href: paths.beyondSchool }}
      />
      <TileList>
        {shortcutSections.map((section) => (
          <Tile
            key={section}
            href={paths[section]}
            image={placeholderImage(section)}
            title={messages.sections[section].name}
            detail={messages.sections[section].detail}
          />
        ))}
      </TileList>
    </section>
  )
}
