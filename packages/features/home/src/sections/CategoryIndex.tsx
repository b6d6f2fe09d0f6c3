import { paths, type Translate, useMessages } from '@edbazaar/feature-platform'
import { IndexEntry, IndexEntrySkeleton, IndexList } from '@edbazaar/ui/IndexList'
import type { LoadedHome, Values } from '../load-home'
import { listWith, type ShortcutSection, shortcutSections, shortcuts } from '../shortcuts'
import { CategoryIcon } from './CategoryIcon'
import { Deferred } from './Deferred'
import { messages } from './messages'
import * as styles from './sections.css'

/** Popular filter values of each section. A section that did not load is left out. */
export function CategoryIndex({ categories }: Pick<LoadedHome, 'categories'>) {
  return (
    <div className={styles.index}>
      {shortcutSections.map((section) => (
        <Deferred
          key={section}
          value={categories[section]}
          fallback={<ColumnSkeleton section={section} />}
        >
          {(values) => values && <Column section={section} values={values} />}
        </Deferred>
      ))}
    </div>
  )
}

function Column({ section, values }: { section: ShortcutSection; values: Values }) {
  const t = useMessages(messages)
  return (
    <IndexList {...headOf(section, t)}>
      {shortcuts[section].map((id) => {
        const value = values[id]
        if (value === undefined) return null
        return (
          <IndexEntry
            key={id}
            href={listWith(paths[section], id)}
            icon={<CategoryIcon filterValue={id} />}
            label={value.name}
            count={value.count}
          />
        )
      })}
    </IndexList>
  )
}

function ColumnSkeleton({ section }: { section: ShortcutSection }) {
  const t = useMessages(messages)
  return (
    <IndexList {...headOf(section, t)} aria-busy="true">
      {shortcuts[section].map((id) => (
        <IndexEntrySkeleton key={id} icon={<CategoryIcon filterValue={id} />} />
      ))}
    </IndexList>
  )
}

function headOf(section: ShortcutSection, t: Translate) {
  return {
    title: t(messages.popular[section]),
    href: paths[section],
    className: styles.indexColumn,
    'data-section': section,
  }
}
