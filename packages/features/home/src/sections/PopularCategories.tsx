import { useMessages } from '@edbazaar/feature-platform'
import { SectionHead } from '@edbazaar/ui/SectionHead'
import type { LoadedHome } from '../load-home'
import { AgeTiles } from './AgeTiles'
import { CategoryIndex } from './CategoryIndex'
import { messages } from './messages'
import { block } from './sections.css'

/** Shortcuts to lists: schools by age, then popular filter values of each section. */
export function PopularCategories({
  featured,
  categories,
}: Pick<LoadedHome, 'featured' | 'categories'>) {
  const t = useMessages(messages)

  return (
    <section aria-labelledby="popular-categories" className={block}>
      <SectionHead title={t(messages.categories)} titleId="popular-categories" />
      <AgeTiles featured={featured} />
      <CategoryIndex categories={categories} />
    </section>
  )
}
