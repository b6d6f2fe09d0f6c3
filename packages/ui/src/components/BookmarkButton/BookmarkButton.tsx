import { joinClasses } from '../../internal/join-classes'
import { Button, type ButtonProps } from '../Button/Button'
import { BookmarkIcon } from '../Icon/icons'
import * as styles from './BookmarkButton.css'

export interface BookmarkButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'pressed' | 'size'> {
  /** What pressing it keeps, for those who cannot see it: "Bookmark Vidya Niketan". */
  label: string
  /** Whether it is kept. */
  isBookmarked: boolean
  /** Stands beside the mark and begins the label: "Bookmark". Without it the mark stands alone. */
  text?: string | undefined
}

/** Keeps a thing for later, or lets it go: an outline that is filled while the thing is kept. */
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
