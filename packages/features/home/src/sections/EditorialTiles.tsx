import { paths } from '@edbazaar/feature-shell'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import { usePlaceholderImages } from '../placeholder-images'
import { messages } from './messages'
import { block } from './sections.css'

/** Links to guides and tools for choosing a school. */
export function EditorialTiles() {
  const placeholderImage = usePlaceholderImages()
  const { compare, talks, newsletter, ranking } = messages.tiles
  const tiles = [
    { ...compare, href: paths.compareSchools, image: placeholderImage('compare') },
    { ...talks, href: paths.principalTalks, image: placeholderImage('talks') },
    { ...newsletter, href: paths.newsletters, image: placeholderImage('newsletter') },
    { ...ranking, href: `${paths.aboutUs}#ranking`, image: placeholderImage('ranking') },
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
