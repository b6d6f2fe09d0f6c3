import type { BlogTopic } from '@edbazaar/api-client'
import { blogMessages } from '@edbazaar/feature-catalogue-ui/blog-card'
import { useMessages } from '@edbazaar/feature-platform'
import { Select } from '@edbazaar/ui/Select'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'

const topics = [
  'admissions',
  'boards',
  'fees',
  'learning',
  'activities',
  'safety',
  'wellbeing',
  'inclusion',
] as const satisfies readonly BlogTopic[]

/** The topic under which readers find the blog. */
export function TopicField({ editor: { fields, change, isEditable } }: { editor: BlogEditor }) {
  const t = useMessages(messages, blogMessages)
  return (
    <Select
      label={t(messages.topic)}
      className={styles.topic}
      value={fields.topic}
      disabled={!isEditable}
      options={topics.map((topic) => ({ value: topic, label: t(blogMessages.topics[topic]) }))}
      onChange={({ target }) => {
        const topic = topics.find((each) => each === target.value)
        if (topic) change({ topic })
      }}
    />
  )
}
