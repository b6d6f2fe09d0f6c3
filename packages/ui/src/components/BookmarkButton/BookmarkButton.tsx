import { joinClasses } from '../../internal/join-classes'
import { Button, type ButtonProps } from '../Button/Button'
import { BookmarkIcon } from '../Icon/icons'
import * as styles from './BookmarkButton.css'

export interface BookmarkButtonProps
  extends Omit<ButtonProps, 'aria-label' | 'children' | 'pressed' | 'size'> {
  /** What pressing it keeps, for those who cannot see it: "Bookmark Vidya Niketan". */
  label: string
  /** Whether it is kept. */
  isKept: boolean
  /** Stands beside the mark and begins the label: "Bookmark". Without it the mark stands alone. */
  words?: string | undefined
}

/** Keeps a thing for later, or lets it go: an outline that is filled while the thing is kept. */
export function BookmarkButton({
  label,
  isKept,
  words,
  variant = 'bare',
  title = label,
  className,
  ...rest
}: BookmarkButtonProps) {
  return (
    <Button
      variant={variant}
      pressed={isKept}
      aria-label={label}
      title={words === undefined || isKept ? title : undefined}
      data-variant={variant}
      data-square={words === undefined ? '' : undefined}
      className={joinClasses(styles.mark, className)}
      {...rest}
    >
      <BookmarkIcon isFilled={isKept} size={words && variant === 'bare' ? 'small' : 'medium'} />
      {words}
    </Button>
  )
}
