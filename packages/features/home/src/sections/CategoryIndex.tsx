import { paths } from '@edbazaar/feature-shell'
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
  return (
    <IndexList {...headOf(section)}>
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
  return (
    <IndexList {...headOf(section)} aria-busy="true">
      {shortcuts[section].map((id) => (
        <IndexEntrySkeleton key={id} icon={<CategoryIcon filterValue={id} />} />
      ))}
    </IndexList>
  )
}

function headOf(section: ShortcutSection) {
  return {
    title: messages.popular[section],
    href: paths[section],
    className: styles.indexColumn,
    'data-section': section,
  }
}
