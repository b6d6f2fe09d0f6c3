import type { BlogSummary } from '@edbazaar/api-client'
import { useMessages } from '@edbazaar/feature-platform'
import { Button } from '@edbazaar/ui/Button'
import { Select } from '@edbazaar/ui/Select'
import { useState } from 'react'
import { messages } from '../messages'
import * as styles from './blocks.css'

interface BlogChoiceProps {
  /** The latest first. */
  blogs: readonly Pick<BlogSummary, 'id' | 'title'>[]
  onChoose: (blogId: number) => void
}

/** Chooses the blog of a card. */
export function BlogChoice({ blogs, onChoose }: BlogChoiceProps) {
  const t = useMessages(messages)
  const [chosen, setChosen] = useState(blogs[0]?.id)
  if (chosen === undefined) return <p className={styles.empty}>{t(messages.noBlogs)}</p>
  return (
    <div className={styles.choice}>
      <Select
        label={t(messages.whichBlog)}
        value={String(chosen)}
        options={blogs.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={({ target }) => setChosen(Number(target.value))}
      />
      <Button onClick={() => onChoose(chosen)}>{t(messages.addBlog)}</Button>
    </div>
  )
}
