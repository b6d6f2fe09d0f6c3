import { paths } from '@edbazaar/feature-shell'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import { usePlates } from '../placeholder-images'
import { messages } from './messages'
import { block } from './sections.css'

/** What to read and use before a choice is made. */
export function EditorialTiles() {
  const plate = usePlates()
  const { compare, talks, newsletter, ranking } = messages.tiles
  const tiles = [
    { ...compare, href: paths.compareSchools, image: plate('compare') },
    { ...talks, href: paths.principalTalks, image: plate('talks') },
    { ...newsletter, href: paths.newsletters, image: plate('newsletter') },
    { ...ranking, href: `${paths.aboutUs}#ranking`, image: plate('ranking') },
  ]
  return (
    <section aria-labelledby="editorial" className={block}>
      <SectionHead title={messages.editorial} titleId="editorial" />
      <TileList>
        {tiles.map(({ href, image, title, subTitle }) => (
          <Tile
            key={href}
            href={href}
            image={image}
            title={title}
            detail={subTitle}
            look="standing"
          />
        ))}
      </TileList>
    </section>
  )
}
