import { FieldConflict } from '@edbazaar/feature-editing'
import * as styles from './details.css'
import type { EditedImage } from './use-edited-image'

interface ImageConflictProps extends Pick<EditedImage, 'edited'> {
  label: string
}

/** The image as saved elsewhere, if that conflicts. */
export function ImageConflict({ edited: { conflict }, label }: ImageConflictProps) {
  if (conflict === null) return null
  const { theirs, keepMine, takeTheirs } = conflict
  return (
    <FieldConflict
      label={label}
      theirs={theirs !== null && <img src={theirs} alt={label} className={styles.otherImage} />}
      onKeepMine={keepMine}
      onTakeTheirs={takeTheirs}
    />
  )
}
