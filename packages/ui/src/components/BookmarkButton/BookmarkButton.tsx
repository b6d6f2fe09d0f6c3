import { joinClasses } from '../../internal/join-classes'
import { Button, type ButtonProps } from '../Button/Button'
import { BookmarkIcon } from '../Icon/icons'
import * as styles from './BookmarkButton.css'

export interface BookmarkButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'pressed' | 'size'> {
  /** Accessible name, with the name of the record: "Bookmark Vidya Niketan". */
  label: string
  /** Whether the record is bookmarked. */
  isBookmarked: boolean
  /** Visible text and the first word of the label: "Bookmark". Without it only the icon is shown. */
  text?: string | undefined
}

/** A toggle button for bookmarks: an outlined icon that is filled while bookmarked. */
export function BookmarkButton({
  label,
  isBookmarked,
  text,
  variant = 'bare',
  title = label,
  className,
  ...rest
}: BookmarkButtonProps) {
  return (
    <Button
      variant={variant}
      pressed={isBookmarked}
      aria-label={label}
      title={text === undefined || isBookmarked ? title : undefined}
      data-variant={variant}
      data-square={text === undefined ? '' : undefined}
      className={joinClasses(styles.mark, className)}
      {...rest}
    >
      <BookmarkIcon
        isFilled={isBookmarked}
        size={text && variant === 'bare' ? 'small' : 'medium'}
      />
      {text}
    </Button>
  )
}
