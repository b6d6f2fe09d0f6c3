import { paths, useMessages } from '@edbazaar/feature-platform'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import { Tile, TileList } from '@edbazaar/ui/Tile'
import { usePlaceholderImages } from '../placeholder-images'
import { messages } from './messages'
import { block } from './sections.css'

/** Links to guides and tools for choosing a school. */
export function EditorialTiles() {
  const t = useMessages(messages)

  const placeholderImage = usePlaceholderImages()
  const { compare, talks, newsletter, ranking } = messages.tiles
  const tiles = [
    { texts: compare, href: paths.compareSchools, image: placeholderImage('compare') },
    { texts: talks, href: paths.principalTalks, image: placeholderImage('talks') },
    { texts: newsletter, href: paths.newsletters, image: placeholderImage('newsletter') },
    { texts: ranking, href: `${paths.aboutUs}#ranking`, image: placeholderImage('ranking') },
  ]
  return (
    <section aria-labelledby="editorial" className={block}>
      <SectionHead title={t(messages.editorial)} titleId="editorial" />
      <TileList>
        {tiles.map(({ href, image, texts }) => (
          <Tile
            key={href}
            href={href}
            image={image}
            title={t(texts.title)}
            detail={t(texts.subTitle)}
            look="standing"
          />
        ))}
      </TileList>
    </section>
  )
}
