import { PublishTimeField } from '@edbazaar/feature-form-kit/moment'
import type { BlogEditor } from '../use-blog-editor'
import * as styles from './settings.css'

/** The time at which a blog that is not public yet is published. */
export function PublishSection({ editor }: { editor: BlogEditor }) {
  const { fields, change, errorOf, isEditable } = editor
  return (
    <section className={styles.section}>
      <PublishTimeField
        value={fields.publish_at}
        error={errorOf('publish_at')}
        disabled={!isEditable}
        onChange={(publishAt) => change({ publish_at: publishAt })}
      />
    </section>
  )
}
