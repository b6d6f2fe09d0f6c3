import { useMessages } from '@edbazaar/feature-platform'
import { Badge } from '@edbazaar/ui/Badge'
import { Chip } from '@edbazaar/ui/Chip'
import { TextField } from '@edbazaar/ui/TextField'
import { type KeyboardEvent, useState } from 'react'
import * as styles from './editor.css'
import { messages } from './messages'
import type { BlogEditor } from './use-blog-editor'

const maxTags = 5

/** Up to five tags: Enter or a comma adds one, a press on one removes it. */
export function TagsField({ editor: { fields, change, isEditable } }: { editor: BlogEditor }) {
  const t = useMessages(messages)
  const [typed, setTyped] = useState('')
  const { tags } = fields

  function add() {
    const tag = typed.trim().replace(/^#/, '').slice(0, 40)
    setTyped('')
    const isKnown = tags.some((each) => each.toLowerCase() === tag.toLowerCase())
    if (tag !== '' && !isKnown && tags.length < maxTags) change({ tags: [...tags, tag] })
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ',') return
    event.preventDefault()
    add()
  }
  return (
    <div className={styles.tags}>
      {isEditable && tags.length < maxTags && (
        <TextField
          label={t(messages.addTag)}
          labelEnd={<span className={styles.count}>{t(messages.tagsOf(tags.length))}</span>}
          hint={t(messages.tagHint)}
          className={styles.tagField}
          autoComplete="off"
          maxLength={40}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={add}
        />
      )}
      {tags.length > 0 && (
        <ul className={styles.chips} aria-label={t(messages.tags)}>
          {tags.map((tag) => (
            <li key={tag}>
              {isEditable ? (
                <Chip
                  label={tag}
                  removeLabel={t(messages.removeTag)}
                  onClick={() => change({ tags: tags.filter((each) => each !== tag) })}
                />
              ) : (
                <Badge>{tag}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
